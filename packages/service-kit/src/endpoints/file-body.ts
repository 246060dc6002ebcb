import { Readable } from 'node:stream';
import type { ErrorCode } from '@dealership/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** A kind of file that is the body of a call. */
export interface FileKind {
  name: string;
  mediaTypes: RegExp;
  /** What is asked for where something else comes. */
  wanted: string;
  /** In bytes. */
  largest: number;
  tooLarge: ErrorCode;
}

/** A route whose body is a file: it gets the body as a stream that nobody has read. Every other route refuses such bodies. */
export const TakesFile = ({ name }: FileKind): MethodDecorator => RouteConfig({ takesFile: name });

/** Lets the routes of `@TakesFile()` have bodies of their types. */
export function acceptFiles(fastify: FastifyInstance, kinds: FileKind[]): void {
  for (const { name, mediaTypes } of kinds)
    fastify.addContentTypeParser(mediaTypes, (request, payload, done) => {
      const { takesFile } = request.routeOptions.config as { takesFile?: string };
      // Unread: the guard comes after this, and nobody's megabytes are held in memory before it.
      if (takesFile === name) done(null, payload);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
    });
}

/** The bytes of a body of `@TakesFile()`. More of them than such a file may have are read and forgotten, so that the caller gets the answer. */
export async function readFileBody(body: unknown, { wanted, largest, tooLarge }: FileKind): Promise<Buffer> {
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (!(body instanceof Readable)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', {}, { message: wanted });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size <= largest) return Buffer.concat(chunks);
  throw AppError.forField(tooLarge, 'file');
}
