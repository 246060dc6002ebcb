import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher } from 'undici';
import { GATEWAY_ENV, type GatewayEnv, originsOf } from '../env.js';
import type { PartName, Route } from '../routes.js';
import { givingUp } from './give-up.js';

/** How long a part that has not answered a call may take to say that it is ready. */
const READY_MS = 1800;
/** Three times as long as a part lets a stream be silent. */
const STREAM_TIMEOUT_MS = 45_000;

/** The parts' addresses and the kept-alive connections to them. */
@Injectable()
export class UpstreamsService implements OnApplicationShutdown {
  /** For calls to the parts. */
  readonly agent: Dispatcher;
  private readonly connections: Agent;
  /** Parts that are being asked whether they are ready, by their origin. */
  private readonly asked = new Map<string, Promise<boolean>>();
  private readonly origins: Map<PartName, string>;

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {
    this.connections = new Agent({ connect: { timeout: env.CONNECT_TIMEOUT_MS } });
    this.agent = this.connections.compose(
      givingUp({ afterMs: env.READY_CHECK_AFTER_MS, isReady: (origin) => this.askedOnce(origin) }),
    );
    this.origins = originsOf(env);
  }

  origin(part: PartName): string {
    return this.origins.get(part) as string;
  }

  /** Milliseconds until the answer has to begin, and between two pieces of it. */
  timeout({ kind, stream }: Pick<Route, 'kind' | 'stream'>): number {
    if (stream) return STREAM_TIMEOUT_MS;
    if (kind === 'api') return this.env.API_TIMEOUT_MS;
    return kind === 'file' ? this.env.FILE_TIMEOUT_MS : this.env.DOCUMENT_TIMEOUT_MS;
  }

  /** Whether the part at this address says in time that it takes requests. */
  async isReady(origin: string, timeoutMs: number): Promise<boolean> {
    try {
      const { statusCode, body } = await this.connections.request({
        origin,
        path: '/health/ready',
        method: 'GET',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await body.dump();
      return statusCode === 200;
    } catch {
      // Why it is down is the part's own story; that it is down is the answer.
      return false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connections.destroy();
  }

  /** However many calls wait for a part, it is asked once at a time. */
  private askedOnce(origin: string): Promise<boolean> {
    const asking = this.asked.get(origin) ?? this.isReady(origin, READY_MS).finally(() => this.asked.delete(origin));
    this.asked.set(origin, asking);
    return asking;
  }
}
