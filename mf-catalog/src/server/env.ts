import { frontEndEnv, readEnv } from '@dealership/ui-kit/server';
import { z } from 'zod';

export const env = readEnv({ ...frontEndEnv, SVC_CATALOG_URL: z.url() });
