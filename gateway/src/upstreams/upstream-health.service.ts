import { Injectable } from '@nestjs/common';
import { UPSTREAM_NAMES, type UpstreamName } from '../routes.js';
import { UpstreamsService } from './upstreams.service.js';

const PROBE_TIMEOUT_MS = 1000;
const RESULT_TTL_MS = 1000;

export type Health = Record<UpstreamName, 'up' | 'down'>;

/** Readiness of the upstreams. Probes each at most once a second. */
@Injectable()
export class UpstreamHealthService {
  private probe: { health: Promise<Health>; until: number } | undefined;

  /** Milliseconds of a monotonic clock. Tests replace it. */
  now = (): number => performance.now();

  constructor(private readonly upstreams: UpstreamsService) {}

  check(): Promise<Health> {
    if (!this.probe || this.now() >= this.probe.until) {
      const probe = { health: this.probeAll(), until: Number.POSITIVE_INFINITY };
      this.probe = probe;
      void probe.health.then(() => {
        probe.until = this.now() + RESULT_TTL_MS;
      });
    }
    return this.probe.health;
  }

  private async probeAll(): Promise<Health> {
    const states = await Promise.all(
      UPSTREAM_NAMES.map(
        async (upstream) =>
          [upstream, (await this.upstreams.isReady(this.upstreams.origin(upstream), PROBE_TIMEOUT_MS)) ? 'up' : 'down'] as const,
      ),
    );
    return Object.fromEntries(states) as Health;
  }
}
