import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { withTimeout } from '@dealership/contracts';
import { AppError } from '../../errors/app-error.js';
import { errorName } from '../../errors/error-name.js';
import { type FoundFile, isStoredId, MEDIA_CACHE_CONTROL, type MediaFiles, PDF_TYPE, type StoredFile } from './media-files.js';

export interface BucketOptions {
  bucket: string;
  region: string;
  /** For stores other than Amazon's. */
  endpoint?: string | undefined;
  /** By default the SDK's standard chain: environment, instance role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

type Sdk = typeof import('@aws-sdk/client-s3');

// Half of the day for which unreferenced pictures are kept: older ones are rewritten.
const REFRESH_AFTER_MS = 12 * 3_600_000;

const MISSING = ['NoSuchKey', 'NotFound'];

/** Time limit for responses to begin. Downloads have none. */
const RESPONSE_TIMEOUT_MS = 2500;

// By name, whatever the bucket reports.
const typeOf = (key: string): string => (key.endsWith('.pdf') ? PDF_TYPE : `image/${key.slice(key.lastIndexOf('.') + 1)}`);

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Opens an S3-compatible bucket; loads the SDK lazily. */
export async function openBucket({ bucket, region, endpoint, credentials }: BucketOptions): Promise<MediaFiles> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other stores do not support the SDK's checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  });
  return new BucketFiles(sdk, client, bucket);
}

/** No answer, or a temporary failure: disk full, overloaded. */
function isUnavailable(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}

/** Media store in a bucket. Throws UPSTREAM_FAILED for refusals, UPSTREAM_UNAVAILABLE for outages. */
class BucketFiles implements MediaFiles {
  constructor(
    private readonly sdk: Sdk,
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  async renew(key: string): Promise<boolean> {
    const command = new this.sdk.HeadObjectCommand(this.object(key));
    const head = await this.ask(
      key,
      this.withTimeout((options) => this.client.send(command, options)),
      MISSING,
    );
    return Date.now() - (head?.LastModified?.getTime() ?? 0) < REFRESH_AFTER_MS;
  }

  async write(key: string, bytes: Buffer, contentType: string, cacheControl = MEDIA_CACHE_CONTROL): Promise<void> {
    const headers = { ContentType: contentType, CacheControl: cacheControl };
    await this.ask(key, this.client.send(new this.sdk.PutObjectCommand({ ...this.object(key), ...headers, Body: bytes })));
  }

  async find(key: string, knownTag?: string): Promise<FoundFile | undefined> {
    const command = new this.sdk.GetObjectCommand({ ...this.object(key), IfNoneMatch: knownTag });
    const unchanged = (error: unknown) => (statusOf(error) === 304 ? ('unchanged' as const) : Promise.reject(error));
    const response = this.withTimeout((options) => this.client.send(command, options)).catch(unchanged);
    const found = await this.ask(key, response, MISSING);
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
      // In Node the SDK's body is a Node stream.
      body: found.Body as Readable,
    };
  }

  async open(key: string): Promise<Readable | undefined> {
    const command = new this.sdk.GetObjectCommand(this.object(key));
    const found = await this.ask(
      key,
      this.withTimeout((options) => this.client.send(command, options)),
      MISSING,
    );
    return found?.Body as Readable | undefined;
  }

  async *list(id?: string): AsyncIterable<StoredFile> {
    const wanted = { Bucket: this.bucket, ...(id !== undefined && { Prefix: `${id}/` }) };
    const pages = this.sdk.paginateListObjectsV2({ client: this.client }, wanted)[Symbol.asyncIterator]();
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

  /** The response if it begins in time. Otherwise the request is aborted: an unread response would keep its connection. */
  private async withTimeout<Answer>(send: (options: { abortSignal: AbortSignal }) => Promise<Answer>): Promise<Answer> {
    const request = new AbortController();
    try {
      const answer = send({ abortSignal: request.signal });
      return await withTimeout(answer, RESPONSE_TIMEOUT_MS, 'The media store does not answer');
    } catch (error) {
      request.abort();
      throw error;
    }
  }

  /** The answer, or `undefined` for one of these errors. */
  private async ask<Answer>(key: string, answer: Promise<Answer>, names: string[] = []): Promise<Answer | undefined> {
    try {
      return await answer;
    } catch (cause) {
      if (names.includes(errorName(cause))) return undefined;
      throw new AppError(
        isUnavailable(cause) ? 'UPSTREAM_UNAVAILABLE' : 'UPSTREAM_FAILED',
        { bucket: this.bucket, key },
        { cause },
      );
    }
  }
}
