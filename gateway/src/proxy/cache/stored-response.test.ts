import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { StoredResponse } from './stored-response.js';

const text = Buffer.from('A document, long enough to be worth compressing. '.repeat(2000));

const stored = () =>
  new StoredResponse({ bytes: Buffer.from(text), contentType: 'text/html', headers: [], route: '/*', staleMs: 1000 });

const accepting = (encoding: string) => ({ headers: { 'accept-encoding': encoding } }) as IncomingMessage;

const read = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const ENCODINGS = Object.keys(read) as (keyof typeof read)[];

it.each(ENCODINGS)(
  'has the same content in every encoding, with an ETag for each, when %s was requested first',
  async (first) => {
    const answer = stored();
    await answer.prepare(accepting(first));
    const forms = await Promise.all(ENCODINGS.map((encoding) => answer.prepare(accepting(encoding))));
    expect(ENCODINGS.map((encoding, at) => read[encoding](forms[at]?.bytes ?? Buffer.of()).equals(text))).toEqual(
      ENCODINGS.map(() => true),
    );
    expect(new Set(forms.map(({ etag }) => etag)).size).toBe(ENCODINGS.length);
  },
);

it('equals an answer of the same content only', () => {
  expect(stored().equals(stored())).toBe(true);
  const other = new StoredResponse({
    bytes: text.subarray(1),
    contentType: 'text/html',
    headers: [],
    route: '/*',
    staleMs: 1000,
  });
  expect(stored().equals(other)).toBe(false);
});

const buffersIn = (value: unknown): Buffer[] => {
  if (Buffer.isBuffer(value)) return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(buffersIn) : [];
};

it('keeps only the compressed form once that was requested', async () => {
  const answer = stored();
  const { bytes } = await answer.prepare(accepting('zstd'));
  expect([...new Set(buffersIn(answer))]).toEqual([bytes]);
});
