import type { LoopTimes } from '@dealership/service-kit/background';
import type { ServiceEnv } from '../env.js';

export const EXCHANGE_RATE_OPTIONS = Symbol('EXCHANGE_RATE_OPTIONS');

export interface ExchangeRateOptions extends LoopTimes {
  /** Without it no provider is called. */
  url?: string | undefined;
  key?: string | undefined;
  /** An older rate is marked as indicative. */
  maxAgeMs: number;
}

type ExchangeRateEnv = Pick<
  ServiceEnv,
  'EXCHANGE_RATE_URL' | 'EXCHANGE_RATE_KEY' | 'EXCHANGE_RATE_INTERVAL_MINUTES' | 'EXCHANGE_RATE_MAX_AGE_HOURS'
>;

const MINUTE = 60_000;

export const exchangeRateOptions = (env: ExchangeRateEnv): ExchangeRateOptions => ({
  url: env.EXCHANGE_RATE_URL,
  key: env.EXCHANGE_RATE_KEY,
  intervalMs: env.EXCHANGE_RATE_INTERVAL_MINUTES * MINUTE,
  initialDelayMs: MINUTE / 2,
  maxAgeMs: env.EXCHANGE_RATE_MAX_AGE_HOURS * 60 * MINUTE,
});
