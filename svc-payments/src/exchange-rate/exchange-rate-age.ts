import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import { ExchangeRateService } from './exchange-rate.service.js';

/** Reports the age of the rate shown to visitors; nothing while it is the fallback. */
@Injectable()
export class ExchangeRateAge {
  constructor(rate: ExchangeRateService, metrics: Metrics) {
    metrics.watch({
      name: 'exchange_rate_age_seconds',
      help: 'Age of the exchange rate in use; absent while none was ever fetched',
      read() {
        const { fetchedAt } = rate.current();
        return fetchedAt ? (Date.now() - Date.parse(fetchedAt)) / 1000 : undefined;
      },
    });
  }
}
