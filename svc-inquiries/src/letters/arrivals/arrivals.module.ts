import { Module } from '@nestjs/common';
import { ArrivalsController } from './arrivals.controller.js';
import { ArrivalsService } from './arrivals.service.js';

/** Letters of new arrivals to who subscribed to the newsletter. */
@Module({ controllers: [ArrivalsController], providers: [ArrivalsService] })
export class ArrivalsModule {}
