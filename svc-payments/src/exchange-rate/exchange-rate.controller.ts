import type { ExchangeRate } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { Controller } from '@nestjs/common';
import { ExchangeRateService } from './exchange-rate.service.js';

@Controller()
export class ExchangeRateController {
  constructor(private readonly rate: ExchangeRateService) {}

  @Route(api.getExchangeRate)
  get(): ExchangeRate {
    return this.rate.current();
  }
}
