import { frontEndEnv, readEnv } from '@dealership/ui-kit/server';
import { z } from 'zod';

export const env = readEnv({ ...frontEndEnv, SVC_PAYMENTS_URL: z.url() });
