import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { IMPORT_ZIP_BYTES } from '@dealership/contracts';
import { BODY_LIMIT } from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import type { FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

/** The largest upload of staff, with what a form adds to it. The services have lower limits for everything else. */
const STAFF_LIMIT = IMPORT_ZIP_BYTES + 1024 * 1024;

/** Visitors send little; the server's own time-out allows for uploads of staff. */
const VISITOR_TIMEOUT_MS = 30_000;

function counted(payload: IncomingMessage, limit: number, timeoutMs?: number): Transform {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > limit) next(new AppError('PAYLOAD_TOO_LARGE'));
      else next(null, chunk);
    },
  });
  payload.on('error', (error) => counter.destroy(error));
  if (timeoutMs) {
    const timer = setTimeout(() => counter.destroy(new AppError('REQUEST_TIMEOUT')), timeoutMs);
    counter.on('finish', () => clearTimeout(timer)).on('close', () => clearTimeout(timer));
  }
  return payload.pipe(counter);
}

/** A body parser that does not parse: passes the stream on and aborts it past the limit. */
export const limitBody =
  (visitorTimeoutMs = VISITOR_TIMEOUT_MS) =>
  ({ headers, staffMember }: FastifyRequest, payload: IncomingMessage, done: Done): void => {
    const limit = staffMember ? STAFF_LIMIT : BODY_LIMIT;
    const announced = headers['content-length'];
    if (Number(announced) > limit) done(new AppError('PAYLOAD_TOO_LARGE'));
    else if (!staffMember) done(null, counted(payload, limit, visitorTimeoutMs));
    // Node enforces the announced Content-Length.
    else done(null, announced === undefined ? counted(payload, limit) : payload);
  };
