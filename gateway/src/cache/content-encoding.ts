import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number] | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// On a list of vehicles 5 % smaller than 4 in about the same time; zlib's standard, 11, is for what lives longer than a second.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

export function encode(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? brotli(bytes, BROTLI) : zip(bytes);
}

const refused = (parameters: string[]): boolean => parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));

function readAccepted(header: string): Encoding {
  const offered = header
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, ...parameters]) => !refused(parameters))
    .map(([name = '']) => name.trim().toLowerCase());
  return ENCODINGS.find((encoding) => offered.includes(encoding)) ?? 'identity';
}

// The browsers of the world send a handful of texts; reading them anew for each request would show in the figures.
const read = new LRUCache<string, Encoding>({ max: 100 });

/** The smallest form that the caller takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const text = String(header);
  const known = read.get(text);
  if (known) return known;
  const encoding = readAccepted(text);
  read.set(text, encoding);
  return encoding;
}
