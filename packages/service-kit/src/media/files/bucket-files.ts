import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { withTimeout } from '@dealership/contracts';
import { AppError } from '../../errors/app-error.js';
import { type FoundFile, isStoredId, MEDIA_CACHE_CONTROL, type MediaFiles, PDF_TYPE, type StoredFile } from './media-files.js';

export interface BucketSettings {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
  /** Without it the SDK looks where it always does: the environment, the machine's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

type Sdk = typeof import('@aws-sdk/client-s3');

// Half of the day for which pictures without a row are spared: what is older is written again.
const FRESH_MS = 12 * 3_600_000;

const MISSING = ['NoSuchKey', 'NotFound'];

/** How long the store may take to tell of a picture. To be given one takes as long as it takes. */
const TELL_MS = 2500;

// By its name, whatever the bucket says of it.
const typeOf = (key: string): string => (key.endsWith('.pdf') ? PDF_TYPE : `image/${key.slice(key.lastIndexOf('.') + 1)}`);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Opens a bucket of an S3-compatible store; the SDK is loaded only then. */
export async function openBucket({ bucket, region, endpoint, credentials }: BucketSettings): Promise<MediaFiles> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // The SDK's own checksums are trailers that other stores do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  return new BucketFiles(sdk, client, bucket);
}

/** No answer, or one that may be another in a moment: its disk is full, it is overloaded. */
function isUnavailable(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** The media store in a bucket. Whatever the store refuses is UPSTREAM_FAILED; when it is unavailable, UPSTREAM_UNAVAILABLE. */
class BucketFiles implements MediaFiles {
  constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  async renew(key: string): Promise<boolean> {
    const command = new this.sdk.HeadObjectCommand(this.object(key));
    const head = await this.ask(key, this.soon(this.client.send(command)), MISSING);
    return Date.now() - (head?.LastModified?.getTime() ?? 0) < FRESH_MS;
  }

  async write(key: string, bytes: Buffer, contentType: string, cacheControl = MEDIA_CACHE_CONTROL): Promise<void> {
    const headers = { ContentType: contentType, CacheControl: cacheControl };
    await this.ask(key, this.client.send(new this.sdk.PutObjectCommand({ ...this.object(key), ...headers, Body: bytes })));
  }

  async find(key: string, knownTag?: string): Promise<FoundFile | undefined> {
    const command = new this.sdk.GetObjectCommand({ ...this.object(key), IfNoneMatch: knownTag });
    const unchanged = (error: unknown) => (statusOf(error) === 304 ? ('unchanged' as const) : Promise.reject(error));
    const found = await this.ask(key, this.soon(this.client.send(command)).catch(unchanged), MISSING);
    if (!found) return undefined;
    const headers = { 'cache-control': MEDIA_CACHE_CONTROL };
    if (found === 'unchanged') return { status: 304, headers: { ...headers, ...(knownTag && { etag: knownTag }) } };
    return {
      status: 200,
      headers: {
        ...headers,
        'content-type': typeOf(key),
        ...(found.ContentLength !== undefined && { 'content-length': String(found.ContentLength) }),
        ...(found.ETag && { etag: found.ETag }),
      },
      // In Node the SDK's body is a stream of Node.
      body: found.Body as Readable,
    };
  }

  async open(key: string): Promise<Readable | undefined> {
    const found = await this.ask(key, this.soon(this.client.send(new this.sdk.GetObjectCommand(this.object(key)))), MISSING);
    return found?.Body as Readable | undefined;
  }

  async *list(): AsyncIterable<StoredFile> {
    const pages = this.sdk.paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket })[Symbol.asyncIterator]();
    for (let page = await this.ask('', pages.next()); page && !page.done; page = await this.ask('', pages.next())) {
      for (const { Key: key = '', LastModified: modifiedAt, Size: bytes = 0 } of page.value.Contents ?? [])
        if (modifiedAt && isStoredId(key.slice(0, key.indexOf('/')))) yield { key, modifiedAt, bytes };
    }
  }

  async remove(key: string): Promise<void> {
    await this.ask(key, this.client.send(new this.sdk.DeleteObjectCommand(this.object(key))));
  }

  private object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: key };
  }

  private soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
    return withTimeout(answer, TELL_MS, 'The media store does not answer');
  }

  /** The answer, or `undefined` when it failed with one of the names. */
  private async ask<Answer>(key: string, answer: Promise<Answer>, names: string[] = []): Promise<Answer | undefined> {
    try {
      return await answer;
    } catch (cause) {
      if (names.includes(nameOf(cause))) return undefined;
      throw new AppError(
        isUnavailable(cause) ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_FAILED',
        { bucket: this.bucket, key },
        { cause },
      );
    }
  }
}
