import { Module } from '@nestjs/common';
import { MakesController } from './makes.controller.js';
import { MakesService } from './makes.service.js';

@Module({ controllers: [MakesController], providers: [MakesService] })
export class MakesModule {}
