import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent } from 'undici';
import { GATEWAY_ENV, type GatewayEnv } from '../env.js';
import { PARTS, type PartName, type Route } from '../routes.js';

/** The parts' addresses and the kept-alive connections to them. */
@Injectable()
export class UpstreamsService implements OnApplicationShutdown {
  readonly agent: Agent;

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {
    this.agent = new Agent({ connect: { timeout: env.CONNECT_TIMEOUT_MS } });
  }

  origin(part: PartName): string {
    return this.env[PARTS[part].variable];
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
