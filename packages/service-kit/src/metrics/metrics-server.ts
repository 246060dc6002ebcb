import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { Metrics } from './metrics.js';

export const METRICS_ADDRESS = Symbol('METRICS_ADDRESS');

/** Without a port nobody can read the metrics. */
export interface MetricsAddress {
  HOST?: string;
  METRICS_PORT?: number | undefined;
}

/** Answers `GET /metrics` on a port of its own, which no visitor reaches. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private readonly server: Server;

  constructor(
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(METRICS_ADDRESS) private readonly address: MetricsAddress,
  ) {
    this.server = createServer((request, response) => {
      if (request.url === '/metrics') void this.answer(response);
      else response.writeHead(404).end();
    });
  }

  /** The port that it listens on; undefined when it does not. */
  get port(): number | undefined {
    return (this.server.address() as AddressInfo | null)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { HOST: host, METRICS_PORT: port } = this.address;
    if (port === undefined) return;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server.listen({ host, port });
    await once(this.server, 'listening').catch((cause: NodeJS.ErrnoException) => {
      throw new Error(`METRICS_PORT: cannot listen on ${port} (${cause.code})`, { cause });
    });
    this.logger.log(`Metrics are told on port ${this.port}`);
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      this.logger.error({ err: error }, 'the metrics could not be told');
      response.writeHead(500).end();
    }
  }
}
