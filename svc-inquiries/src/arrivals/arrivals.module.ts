import { type DynamicModule, Module } from '@nestjs/common';
import { DEALER, type DealerContact } from '../notifications/dealer-contact.js';
import { ArrivalsController } from './arrivals.controller.js';
import { ArrivalsService } from './arrivals.service.js';

/** Letters of new arrivals to who subscribed to the newsletter. */
@Module({ controllers: [ArrivalsController], providers: [ArrivalsService] })
export class ArrivalsModule {
  static forRoot(dealer: DealerContact): DynamicModule {
    return { module: ArrivalsModule, providers: [{ provide: DEALER, useValue: dealer }] };
  }
}
