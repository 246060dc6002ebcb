import { frontEndEnv, readEnv } from '@dealership/ui-kit/server';

export const env = readEnv(frontEndEnv);
