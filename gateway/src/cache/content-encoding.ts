import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number] | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Quality 4 costs a third of 5's time for 4 % more bytes of JSON.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

export function encode(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'br' ? brotli(bytes, BROTLI) : zip(bytes);
}

const refused = (parameters: string[]): boolean => parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/i.test(parameter));

/** The smallest form that the caller takes. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const offered = String(header)
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, ...parameters]) => !refused(parameters))
    .map(([name = '']) => name.trim().toLowerCase());
  return ENCODINGS.find((encoding) => offered.includes(encoding)) ?? 'identity';
}
