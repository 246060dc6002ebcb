import fastifyStatic from '@fastify/static';
import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { MEDIA_DIR, MediaController } from './media.controller.js';

/** Serves the pictures below a folder of the media store. */
@Module({ controllers: [MediaController] })
export class MediaModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  static serve(dir: string): DynamicModule {
    return { module: MediaModule, providers: [{ provide: MEDIA_DIR, useValue: dir }] };
  }

  onModuleInit(): void {
    // `serve: false`: no address of its own, only `reply.sendFile` for the controller.
    this.host.httpAdapter
      .getInstance<FastifyInstance>()
      .register(fastifyStatic, { serve: false, maxAge: '365d', immutable: true });
  }
}
