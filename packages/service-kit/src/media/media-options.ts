import { resolve } from 'node:path';
import { webAddress } from '@dealership/server-kit';
import { z } from 'zod';
import { type BucketOptions, openBucket } from './files/bucket-files.js';
import { FolderFiles } from './files/folder-files.js';
import type { MediaFiles } from './files/media-files.js';

/** Media store options: a folder, or an S3-compatible bucket. Validate with `mediaRule`. */
export const mediaEnv = {
  MEDIA_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional()
    .describe(
      'Folder in which pictures and attachments of conversations are stored. All services must share it. Required unless ' +
        '`MEDIA_S3_BUCKET` is set.',
    ),
  MEDIA_S3_BUCKET: z
    .string()
    .optional()
    .describe(
      'S3-compatible bucket in which pictures and attachments of conversations are stored. If set, `MEDIA_DIR` is ignored.',
    ),
  MEDIA_S3_REGION: z.string().optional().describe('Region of the bucket. Required with `MEDIA_S3_BUCKET`.'),
  MEDIA_S3_ENDPOINT: webAddress
    .optional()
    .describe('Address of the S3-compatible store. Set it for stores other than Amazon S3.'),
  MEDIA_S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe("Access key ID for the bucket. If not set, the AWS SDK's default credential provider chain applies."),
  MEDIA_S3_SECRET_ACCESS_KEY: z
    .string()
    .optional()
    .describe('Secret access key for the bucket. Required with `MEDIA_S3_ACCESS_KEY_ID`.'),
};

type MediaVariable = keyof typeof mediaEnv;
export type MediaEnv = z.infer<z.ZodObject<typeof mediaEnv>>;

// The second of each pair is required with the first.
const NEEDS: [MediaVariable, MediaVariable][] = [
  ['MEDIA_S3_BUCKET', 'MEDIA_S3_REGION'],
  ['MEDIA_S3_REGION', 'MEDIA_S3_BUCKET'],
  ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET'],
  ['MEDIA_S3_ACCESS_KEY_ID', 'MEDIA_S3_SECRET_ACCESS_KEY'],
  ['MEDIA_S3_SECRET_ACCESS_KEY', 'MEDIA_S3_ACCESS_KEY_ID'],
];

/** The rule for environments with `mediaEnv`. */
export function mediaRule(env: MediaEnv, wrong: (variable: MediaVariable, message: string) => void): void {
  if (!env.MEDIA_DIR && !env.MEDIA_S3_BUCKET) wrong('MEDIA_DIR', 'must be set, or MEDIA_S3_BUCKET');
  for (const [variable, needed] of NEEDS) if (env[variable] && !env[needed]) wrong(needed, `must be set with ${variable}`);
}

export type MediaOptions = { folder: string } | BucketOptions;

/** Settings from a validated environment. */
export function mediaOptions(env: MediaEnv): MediaOptions {
  const { MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region, MEDIA_DIR: folder } = env;
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  if (bucket && region) return { bucket, region, endpoint: env.MEDIA_S3_ENDPOINT, credentials };
  if (folder) return { folder };
  throw new Error('Neither MEDIA_DIR nor MEDIA_S3_BUCKET is set');
}

/** The folder or bucket of these options. */
export const openMediaFiles = async (options: MediaOptions): Promise<MediaFiles> =>
  'folder' in options ? new FolderFiles(options.folder) : openBucket(options);
