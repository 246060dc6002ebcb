import { Module } from '@nestjs/common';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { ViewCounter } from './view-counter.service.js';

@Module({ controllers: [FiguresController], providers: [FiguresService, ViewCounter] })
export class FiguresModule {}
