import { Module } from '@nestjs/common';
import { env } from './env.js';
import { MediaModule } from './media/media.module.js';

@Module({ imports: [MediaModule.serve(env.MEDIA_DIR)] })
export class AppModule {}
