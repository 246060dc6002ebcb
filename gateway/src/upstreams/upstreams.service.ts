import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher } from 'undici';
import { GATEWAY_ENV, type GatewayEnv, originsOf } from '../env.js';
import type { GatewayRoute, UpstreamName } from '../routes.js';
import { abandonHungCalls } from './abandon-hung-calls.js';

/** How long an upstream with a pending call may take to report ready. */
const READY_MS = 1800;
/** Three times the heartbeat interval of a stream. */
const STREAM_TIMEOUT_MS = 45_000;

/** Addresses of the upstreams and their kept-alive connections. */
@Injectable()
export class UpstreamsService implements OnApplicationShutdown {
  /** For calls to the upstreams. */
  readonly agent: Dispatcher;
  private readonly connections: Agent;
  /** Pending readiness probes, by origin. */
  private readonly pendingProbes = new Map<string, Promise<boolean>>();
  private readonly origins: Map<UpstreamName, string>;

  constructor(@Inject(GATEWAY_ENV) private readonly env: GatewayEnv) {
    this.connections = new Agent({ connect: { timeout: env.CONNECT_TIMEOUT_MS } });
    this.agent = this.connections.compose(
      abandonHungCalls({ afterMs: env.READY_CHECK_AFTER_MS, isReady: (origin) => this.checkOnce(origin) }),
    );
    this.origins = originsOf(env);
  }

  origin(name: UpstreamName): string {
    return this.origins.get(name) as string;
  }

  /** Milliseconds until the answer has to begin, and between two chunks. */
  timeout({ kind, stream }: Pick<GatewayRoute, 'kind' | 'stream'>): number {
    if (stream) return STREAM_TIMEOUT_MS;
    if (kind === 'api') return this.env.API_TIMEOUT_MS;
    return kind === 'file' ? this.env.FILE_TIMEOUT_MS : this.env.DOCUMENT_TIMEOUT_MS;
  }

  /** Whether the upstream at this address reports ready in time. */
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
      // Only that it is down matters here, not the reason.
      return false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.connections.destroy();
  }

  /** However many calls wait for an upstream, it is probed once at a time. */
  private checkOnce(origin: string): Promise<boolean> {
    const probe =
      this.pendingProbes.get(origin) ?? this.isReady(origin, READY_MS).finally(() => this.pendingProbes.delete(origin));
    this.pendingProbes.set(origin, probe);
    return probe;
  }
}
