import { type Container, stateOf } from '@dealership/topology/docker';

const POLL_INTERVAL_MS = 500;
const PUBLISHED = 'http://localhost:8080';

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(POLL_INTERVAL_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A load balancer for several gateways: routes each request to a ready one. */
export class Gateways {
  private ready = [PUBLISHED];
  private turn = 0;
  private readonly timer?: NodeJS.Timeout;
  private readonly gateways: Container[];

  constructor(gateways: Container[]) {
    this.gateways = gateways;
    if (gateways.length > 1) this.timer = setInterval(() => void this.checkReadiness(), POLL_INTERVAL_MS);
  }

  next(): string {
    return this.ready[this.turn++ % this.ready.length] ?? PUBLISHED;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async checkReadiness(): Promise<void> {
    const states = await Promise.all(this.gateways.map(stateOf));
    const origins = states.filter(({ address }) => address).map(({ address }) => `http://${address}:8080`);
    const answers = await Promise.all(origins.map(async (origin) => ({ origin, ready: await isReady(origin) })));
    const found = answers.filter(({ ready }) => ready).map(({ origin }) => origin);
    if (found.length) this.ready = found;
  }
}
