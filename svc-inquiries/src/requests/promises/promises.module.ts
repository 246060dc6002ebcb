import { Module } from '@nestjs/common';
import { PromisesController } from './promises.controller.js';
import { PromisesService } from './promises.service.js';

/** Until when the dealer answers, as forms say it. */
@Module({ controllers: [PromisesController], providers: [PromisesService] })
export class PromisesModule {}
