import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { BODY_LIMIT, STAFF_BODY_LIMIT } from '@dealership/server-kit';
import { AppError } from '@dealership/service-kit';
import type { FastifyRequest } from 'fastify';

type Done = (error: Error | null, body?: unknown) => void;

const counted = (payload: IncomingMessage, limit: number): Transform => {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > limit) next(new AppError('PAYLOAD_TOO_LARGE'));
      else next(null, chunk);
    },
  });
  payload.on('error', (error) => counter.destroy(error));
  return payload.pipe(counter);
};

/** A body parser that does not parse: passes the stream on and aborts it past the limit. */
export function limitBody({ headers, staffMember }: FastifyRequest, payload: IncomingMessage, done: Done): void {
  const limit = staffMember ? STAFF_BODY_LIMIT : BODY_LIMIT;
  const announced = headers['content-length'];
  if (Number(announced) > limit) done(new AppError('PAYLOAD_TOO_LARGE'));
  // Node enforces the announced Content-Length.
  else done(null, announced === undefined ? counted(payload, limit) : payload);
}
