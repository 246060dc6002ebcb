import { isDocumentAddress, readMediaAddress } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import { MediaStore } from '@dealership/service-kit/media';
import type {} from '@fastify/static';
import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

@Controller('media')
export class MediaController {
  constructor(private readonly media: MediaStore) {}

  /** One stored picture or document. Its address is derived from its content, so browsers may cache it forever. */
  @Get(':id/:file')
  async file(
    @Param('id') id: string,
    @Param('file') file: string,
    @Headers('if-none-match') knownTag: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Only files written by the media store have an address; nothing else on the disk or in the bucket can be
    // requested.
    const address = `/media/${id}/${file}`;
    const isDocument = isDocumentAddress(address);
    if (!isDocument && !readMediaAddress(address)) throw new AppError('MEDIA_NOT_FOUND');
    const found = await this.media.files.find(`${id}/${file}`, knownTag);
    if (!found) throw new AppError('MEDIA_NOT_FOUND');
    void reply.headers({
      'x-content-type-options': 'nosniff',
      // A document is active foreign content: download it, never display it as a page of this site.
      'content-disposition': isDocument ? 'attachment' : `inline; filename="${id}-${file}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
    if ('folder' in found) await reply.sendFile(`${id}/${file}`, found.folder);
    else await reply.status(found.status).headers(found.headers).send(found.body);
  }
}
