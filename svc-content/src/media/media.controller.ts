import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readMediaAddress } from '@dealership/contracts';
import { AppError } from '@dealership/service-kit';
import type {} from '@fastify/static';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

export const MEDIA_DIR = Symbol('MEDIA_DIR');

@Controller('media')
export class MediaController {
  constructor(@Inject(MEDIA_DIR) private readonly dir: string) {}

  /** One stored picture. Its address names its content, so browsers may keep it for good. */
  @Get(':id/:file')
  async picture(@Param('id') id: string, @Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    // Only what the media store itself writes has an address: nothing else of the disk can be named.
    if (!readMediaAddress(`/media/${id}/${file}`)) throw new AppError('MEDIA_NOT_FOUND');
    await this.mustExist(id, file);
    await reply.header('x-content-type-options', 'nosniff').sendFile(`${id}/${file}`, this.dir);
  }

  private async mustExist(id: string, file: string): Promise<void> {
    try {
      await stat(join(this.dir, id, file));
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new AppError('MEDIA_NOT_FOUND', {}, { cause });
      throw cause;
    }
  }
}
