import { type ExchangeRate, endpoints } from '@dealership/contracts';
import { Controller, Get, Inject } from '@nestjs/common';
import { ExchangeRateService } from './exchange-rate.service.js';

@Controller()
export class ExchangeRateController {
  constructor(@Inject(ExchangeRateService) private readonly rate: ExchangeRateService) {}

  @Get(endpoints.getExchangeRate.path)
  get(): ExchangeRate {
    return this.rate.current();
  }
}
