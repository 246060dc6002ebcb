import { Readable } from 'node:stream';
import { AppError } from '@dealership/service-kit';
import { MAX_PICTURE_BYTES } from '@dealership/service-kit/media';
import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance } from 'fastify';

const WANTED = 'Please send the picture itself, as image/jpeg, image/png, image/gif, image/webp or image/avif';

/** A route whose body is a picture: it gets the body as a stream that nobody has read. Every other route refuses pictures. */
export const TakesPicture = (): MethodDecorator => RouteConfig({ takesPicture: true });

/** Lets the routes of `@TakesPicture()` have bodies of type image/*. */
export function acceptPictures(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^image\//, (request, payload, done) => {
    const { takesPicture } = request.routeOptions.config as { takesPicture?: true };
    // Unread: the guard comes after this, and nobody's megabytes are held in memory before it.
    if (takesPicture) done(null, payload);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
  });
}

/** The bytes of a body of `@TakesPicture()`. More of them than a picture may have are read and forgotten, so that the caller gets the answer. */
export async function readPictureBody(body: unknown): Promise<Buffer> {
  if (body === undefined || body === null) return Buffer.alloc(0);
  if (!(body instanceof Readable)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', {}, { message: WANTED });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_PICTURE_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > MAX_PICTURE_BYTES) throw pictureTooLarge();
  return Buffer.concat(chunks);
}

function pictureTooLarge(): AppError {
  const { message } = new AppError('PICTURE_TOO_LARGE');
  return new AppError('PICTURE_TOO_LARGE', {}, { errors: [{ path: 'file', message }] });
}
