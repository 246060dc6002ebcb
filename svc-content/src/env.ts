import { resolve } from 'node:path';
import { processEnv, readEnv } from '@dealership/service-kit';
import { z } from 'zod';

/** `MEDIA_DIR`: the folder of the media store that svc-catalog and the demo data write. */
export const env = readEnv({
  ...processEnv,
  MEDIA_DIR: z.string().transform((folder) => resolve(folder)),
});
