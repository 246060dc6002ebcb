import { Module } from '@nestjs/common';
import { ArrivalsController } from './arrivals.controller.js';
import { ArrivalsService } from './arrivals.service.js';

/** E-mails about new arrivals to newsletter subscribers. */
@Module({ controllers: [ArrivalsController], providers: [ArrivalsService] })
export class ArrivalsModule {}
