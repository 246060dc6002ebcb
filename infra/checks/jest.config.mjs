import { nodePreset } from '@dealership/build-kit/jest';

export default nodePreset(import.meta.url);
