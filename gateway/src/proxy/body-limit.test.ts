import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { IMPORT_ZIP_BYTES } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { limitBody } from './body-limit.js';

const staffMember = { name: 'Mona' };

/** What the proxy gets to read, or why nothing. */
const bodyOf = (request: object, payload = new PassThrough(), timeoutMs?: number) =>
  new Promise<Readable>((resolve, reject) => {
    const message = payload as unknown as IncomingMessage;
    limitBody(timeoutMs)({ headers: {}, ...request } as FastifyRequest, message, (error, body) =>
      error ? reject(error) : resolve(body as Readable),
    );
  });

it('lets staff upload a ZIP file of the largest size, and visitors send little', async () => {
  const headers = { 'content-length': String(IMPORT_ZIP_BYTES + 2000) };
  const upload = new PassThrough();
  await expect(bodyOf({ headers, staffMember }, upload)).resolves.toBe(upload);
  await expect(bodyOf({ headers })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  const most = { 'content-length': String(IMPORT_ZIP_BYTES + 2 * 1024 * 1024) };
  await expect(bodyOf({ headers: most, staffMember })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

it('gives up a body of a visitor that does not arrive, not one of staff', async () => {
  const slow = new PassThrough();
  slow.write('{"message":');
  await expect(text(await bodyOf({}, slow, 50))).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  const upload = new PassThrough();
  upload.write('PK');
  const received = text(await bodyOf({ staffMember }, upload, 1));
  await expect(text(await bodyOf({}, new PassThrough(), 50))).rejects.toMatchObject({ code: 'REQUEST_TIMEOUT' });
  upload.end('rest');
  expect(await received).toBe('PKrest');
});
