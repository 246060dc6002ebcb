import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import { GATEWAY_ENV, type GatewayEnv, originsOf } from '../env.js';
import type { PartName, Route } from '../routes.js';

/** The parts' addresses and the kept-alive connections to them. */
@Injectable()
export class UpstreamsService implements OnApplicationShutdown {
  readonly agent: Agent;
  private readonly origins: Map<PartName, string>;

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {
    this.agent = new Agent({ connect: { timeout: env.CONNECT_TIMEOUT_MS } });
    this.origins = originsOf(env);
  }

  origin(part: PartName): string {
    return this.origins.get(part) as string;
  }

  /** Milliseconds until the answer has to begin, and between two pieces of it. */
  timeout({ kind }: Pick<Route, 'kind'>): number {
    if (kind === 'api') return this.env.API_TIMEOUT_MS;
    return kind === 'file' ? this.env.FILE_TIMEOUT_MS : this.env.DOCUMENT_TIMEOUT_MS;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.agent.destroy();
  }
}
