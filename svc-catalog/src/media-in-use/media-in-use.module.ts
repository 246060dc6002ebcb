import { Module } from '@nestjs/common';
import { MediaInUseController } from './media-in-use.controller.js';
import { MediaInUseService } from './media-in-use.service.js';

@Module({ controllers: [MediaInUseController], providers: [MediaInUseService] })
export class MediaInUseModule {}
