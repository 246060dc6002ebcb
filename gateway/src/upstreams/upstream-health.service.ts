import { Injectable } from '@nestjs/common';
import { PART_NAMES, type PartName } from '../routes.js';
import { UpstreamsService } from './upstreams.service.js';

const PROBE_TIMEOUT_MS = 1000;
const REMEMBERED_MS = 1000;

export type Health = Record<PartName, 'up' | 'down'>;

/** Which parts take requests. However often it is asked, each part is asked once a second. */
@Injectable()
export class UpstreamHealthService {
  private round: { health: Promise<Health>; until: number } | undefined;

  /** Milliseconds of a clock that only goes forward. Tests replace it. */
  now = (): number => performance.now();

  constructor(private readonly upstreams: UpstreamsService) {}

  check(): Promise<Health> {
    if (!this.round || this.now() >= this.round.until) {
      const round = { health: this.probeAll(), until: Number.POSITIVE_INFINITY };
      this.round = round;
      void round.health.then(() => {
        round.until = this.now() + REMEMBERED_MS;
      });
    }
    return this.round.health;
  }

  private async probeAll(): Promise<Health> {
    const states = await Promise.all(PART_NAMES.map(async (part) => [part, (await this.isUp(part)) ? 'up' : 'down'] as const));
    return Object.fromEntries(states) as Health;
  }

  private async isUp(part: PartName): Promise<boolean> {
    try {
      const { statusCode, body } = await this.upstreams.agent.request({
        origin: this.upstreams.origin(part),
        path: '/health/ready',
        method: 'GET',
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      // Why it is down is the part's own story; that it is down is the answer.
      return false;
    }
  }
}
