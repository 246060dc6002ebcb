import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdCompressSync,
  zstdDecompress,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/**
 * In order of preference; the first that the client accepts is used. For documents, zstd is as small as brotli in less
 * than half the time; browsers have supported it since 2024.
 */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Encoded bytes. */
export interface Encoded {
  encoding: Encoding;
  bytes: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const compressZstd = promisify(zstdCompress);
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) };

// Documents shrink to a quarter, so one chunk holds the output. Node keeps the chunk until the next full garbage
// collection, and a larger one would trigger that sooner: the main cost of a page here.
const singleChunk = ({ length }: Buffer) => ({ chunkSize: Math.max(1024, Math.ceil(length / 3)) });

// For documents, level 4 is 5 to 6 % smaller than 3 and takes twice as long; an entry kept for a second is sent only a
// few times. A window of 256 kB covers any document; a larger one would be allocated and freed for each.
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

// For documents, level 6 is 7 % smaller than 3 and takes three times as long; 1 is 5 % larger and hardly faster.
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

// Below this size, handing over to zlib's thread costs more than compressing, and blocking for half a millisecond is
// fine.
const MAX_SYNC_BYTES = 128 * 1024;

export function encode(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, singleChunk(bytes));
  const isSmall = bytes.length <= MAX_SYNC_BYTES;
  const options = { ...(encoding === 'zstd' ? ZSTD : BROTLI), ...singleChunk(bytes) };
  if (encoding === 'zstd') return isSmall ? zstdCompressSync(bytes, options) : compressZstd(bytes, options);
  return isSmall ? brotliCompressSync(bytes, options) : compressBrotli(bytes, options);
}

export const decode = ({ encoding, bytes }: Encoded): Buffer | Promise<Buffer> =>
  encoding === 'identity' ? bytes : decompress[encoding](bytes);

const negotiated = (header: string): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

// Browsers send only a handful of distinct values; parsing each time would show in the benchmarks.
const encodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiated });

/** The best encoding that the client accepts. */
export const acceptedEncoding = (header = ''): Encoding => encodings.memo(header);
