import { Readable } from 'node:stream';
import type { ErrorCode } from '@dealership/contracts';
import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** A file type for request bodies. */
export interface FileKind {
  name: string;
  mediaTypes: RegExp;
  /** Expected type for the error message. */
  wanted: string;
  /** In bytes. */
  largest: number;
  tooLarge: ErrorCode;
}

/** A route with a file as body, passed as an unread stream. Every other route refuses such bodies. */
export const FileBody = ({ name }: FileKind): MethodDecorator => RouteConfig({ fileBody: name });

/** Registers the content types of `@FileBody()` routes. */
export function acceptFiles(fastify: FastifyInstance, kinds: FileKind[]): void {
  for (const { name, mediaTypes } of kinds)
    fastify.addContentTypeParser(mediaTypes, (request, payload, done) => {
      const { fileBody } = request.routeOptions.config as { fileBody?: string };
      // Unread: the guard runs later, and nothing is buffered before it.
      if (fileBody === name) done(null, payload);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
    });
}

/** The body of `@FileBody()`. Drains oversized bodies, so that the caller receives the error. */
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
