import type { LoopTimes } from '@dealership/service-kit/background';
import type { ServiceEnv } from '../env.js';

export const RECONCILE_OPTIONS = Symbol('RECONCILE_OPTIONS');

const MINUTE = 60_000;

export const reconcileOptions = (env: Pick<ServiceEnv, 'STRIPE_RECONCILE_MINUTES'>): LoopTimes => ({
  intervalMs: env.STRIPE_RECONCILE_MINUTES * MINUTE,
  initialDelayMs: MINUTE / 2,
});
