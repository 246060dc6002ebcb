import { remoteConfigs } from '@dealership/build-kit/webpack';

export default remoteConfigs(import.meta.url, {
  name: 'mf-admin',
  exposes: { './lifecycles': { import: './src/lifecycles.tsx', name: 'lifecycles' } },
});
