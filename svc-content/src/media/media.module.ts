import { acceptFiles } from '@dealership/service-kit/endpoints';
import { MEDIA_MAX_AGE, type MediaOptions, MediaStore, openMediaStore } from '@dealership/service-kit/media';
import fastifyStatic from '@fastify/static';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DOCUMENT, PICTURE } from './file-kinds.js';
import { MediaController } from './media.controller.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsService } from './uploads.service.js';

/** The media store for every module: files under /media, and uploads by staff. */
@Module({ controllers: [MediaController, UploadsController], providers: [UploadsService] })
export class MediaModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  static forRoot(options: MediaOptions): DynamicModule {
    const store = { provide: MediaStore, useFactory: () => openMediaStore(options) };
    return { module: MediaModule, global: true, providers: [store], exports: [MediaStore] };
  }

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    // `serve: false`: adds no route, only `reply.sendFile` for the controller.
    fastify.register(fastifyStatic, { serve: false, maxAge: MEDIA_MAX_AGE * 1000, immutable: true });
    acceptFiles(fastify, [PICTURE, DOCUMENT]);
  }
}
