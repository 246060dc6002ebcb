import { Readable } from 'node:stream';
import type { ErrorCode } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { MAX_DOCUMENT_BYTES, MAX_PICTURE_BYTES } from '@dealership/service-kit/media';
import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

interface FileKind {
  mediaTypes: RegExp;
  /** What is asked for where something else comes. */
  wanted: string;
  largest: number;
  tooLarge: ErrorCode;
}

const FILES = {
  picture: {
    mediaTypes: /^image\//,
    wanted: 'Please send the picture itself, as image/jpeg, image/png, image/gif, image/webp or image/avif',
    largest: MAX_PICTURE_BYTES,
    tooLarge: 'PICTURE_TOO_LARGE',
  },
  document: {
    mediaTypes: /^application\/pdf/,
    wanted: 'Please send the document itself, as application/pdf',
    largest: MAX_DOCUMENT_BYTES,
    tooLarge: 'DOCUMENT_TOO_LARGE',
  },
} satisfies Record<string, FileKind>;

type FileName = keyof typeof FILES;

/** A route whose body is a file: it gets the body as a stream that nobody has read. Every other route refuses such bodies. */
export const TakesFile = (file: FileName): MethodDecorator => RouteConfig({ takesFile: file });

/** Lets the routes of `@TakesFile()` have bodies of their types. */
export function acceptFiles(fastify: FastifyInstance): void {
  for (const [name, { mediaTypes }] of Object.entries(FILES))
    fastify.addContentTypeParser(mediaTypes, (request, payload, done) => {
      const { takesFile } = request.routeOptions.config as { takesFile?: string };
      // Unread: the guard comes after this, and nobody's megabytes are held in memory before it.
      if (takesFile === name) done(null, payload);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
    });
}

/** The bytes of a body of `@TakesFile()`. More of them than such a file may have are read and forgotten, so that the caller gets the answer. */
export async function readFileBody(body: unknown, file: FileName): Promise<Buffer> {
  const { wanted, largest, tooLarge } = FILES[file];
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
  const { message } = new AppError(tooLarge);
  throw new AppError(tooLarge, {}, { errors: [{ path: 'file', message }] });
}
