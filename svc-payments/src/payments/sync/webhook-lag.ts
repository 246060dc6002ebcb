import { Metrics } from '@dealership/server-kit';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

/** Seconds: from immediately to the days for which Stripe retries. */
const LAGS = [1, 2.5, 5, 10, 30, 60, 300, 1800, 3600, 21_600, 86_400];

/** Reports the delay of Stripe's events; repeated ones are not counted. */
@Injectable()
export class WebhookLag {
  private readonly lag;

  constructor(metrics: Metrics) {
    this.lag = metrics.histogram({
      name: 'payments_webhook_lag_seconds',
      help: "From an event's creation at Stripe to the commit of its effect",
      buckets: LAGS,
    });
  }

  committed({ created }: Stripe.Event): void {
    const seconds = Date.now() / 1000 - created;
    // The clocks differ, and Stripe's has a resolution of one second.
    if (Number.isFinite(seconds)) this.lag.observe(Math.max(0, seconds));
  }
}
