import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Answered } from './watch-answers.js';

/** Seconds: from a file off the disk to the gateway's patience. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10];

/** The numbers of one front-end server. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly server = createServer();
  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of the answers, by the template of their route',
    labelNames: ['route', 'method', 'status'],
    buckets: DURATIONS,
    registers: [this.registry],
  });

  answered({ request, status, milliseconds }: Answered): void {
    const { routeOptions, method } = request;
    this.requests.observe({ route: routeOptions.url ?? 'none', method, status }, milliseconds / 1000);
  }

  /** Answers `GET /metrics` on a port of its own, which no visitor reaches. Returns that port. */
  async listen(host: string, port: number, log: FastifyBaseLogger): Promise<number> {
    collectDefaultMetrics({ register: this.registry });
    this.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url === '/metrics') void this.tell(response, log);
      else response.writeHead(404).end();
    });
    this.server.listen({ host, port });
    await once(this.server, 'listening').catch((cause: NodeJS.ErrnoException) => {
      throw new Error(`METRICS_PORT: cannot listen on ${port} (${cause.code})`, { cause });
    });
    const { port: chosen } = this.server.address() as AddressInfo;
    log.info(`Metrics are told on port ${chosen}`);
    return chosen;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async tell(response: ServerResponse, log: FastifyBaseLogger): Promise<void> {
    try {
      const text = await this.registry.metrics();
      response.writeHead(200, { 'content-type': this.registry.contentType }).end(text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be told');
      response.writeHead(500).end();
    }
  }
}
