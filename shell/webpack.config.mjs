import { shellConfigs } from '@dealership/build-kit/webpack';

export default shellConfigs(import.meta.url, { entry: './src/browser/main.ts', boot: './src/boot/main.ts' });
