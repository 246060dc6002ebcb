import { Module } from '@nestjs/common';
import { PromisesController } from './promises.controller.js';
import { PromisesService } from './promises.service.js';

/** The promised answer times shown in forms. */
@Module({ controllers: [PromisesController], providers: [PromisesService] })
export class PromisesModule {}
