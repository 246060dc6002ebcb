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

/** The first that a caller takes is sent. Of a document, zstd is as small as brotli in less than half the time; browsers know it since 2024. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Bytes in an encoding. */
export interface Encoded {
  encoding: Encoding;
  bytes: Buffer;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip), zstd: promisify(zstdDecompress) };

// Documents become a quarter, so that what comes out fits in one piece. Node keeps the piece until the next full collection of garbage:
// room that is not needed would bring that nearer, and it is what a page costs most here.
const onePiece = ({ length }: Buffer) => ({ chunkSize: Math.max(1024, Math.ceil(length / 3)) });

// Of a document, 4 is 5 % smaller than 3 and takes twice as long; what is kept for a second is mostly sent a few times only. A window of
// 256 kB holds any document, and more would be set up and thrown away for each.
const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
};

// Of a document, 6 is 7 % smaller than 3 and takes three times as long; 1 is 5 % larger and hardly faster.
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

// Up to here a turn of zlib's thread costs more than the packing itself, and nobody waits for half a millisecond.
const AT_ONCE_BYTES = 128 * 1024;

export function encode(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, onePiece(bytes));
  const isSmall = bytes.length <= AT_ONCE_BYTES;
  const options = { ...(encoding === 'zstd' ? ZSTD : BROTLI), ...onePiece(bytes) };
  if (encoding === 'zstd') return isSmall ? zstdCompressSync(bytes, options) : zstd(bytes, options);
  return isSmall ? brotliCompressSync(bytes, options) : brotli(bytes, options);
}

export const decode = ({ encoding, bytes }: Encoded): Buffer | Promise<Buffer> =>
  encoding === 'identity' ? bytes : unpack[encoding](bytes);

const negotiated = (header: string): Encoding => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

// The browsers of the world send a handful of texts; reading them anew for each request would show in the figures.
const encodings = new LRUCache<string, Encoding>({ max: 100, memoMethod: negotiated });

/** The best form that the caller takes. */
export const acceptedEncoding = (header = ''): Encoding => encodings.memo(header);
