export { remoteConfigs, shellConfigs } from './configs.mjs';
