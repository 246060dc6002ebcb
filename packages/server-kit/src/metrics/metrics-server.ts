import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import type { Log } from '../log/log.js';
import type { Metrics } from './metrics.js';

/** Serves `GET /metrics` on a separate, internal port. */
export class MetricsServer {
  private readonly metrics: Metrics;
  private readonly log: Log;
  private readonly server = createServer((request, response) => {
    if (request.url === '/metrics') void this.answer(response);
    else response.writeHead(404).end();
  });

  constructor(metrics: Metrics, log: Log) {
    this.metrics = metrics;
    this.log = log;
  }

  /** The port it listens on; undefined if it does not. */
  get port(): number | undefined {
    return (this.server.address() as AddressInfo | null)?.port;
  }

  /** @throws an error that names METRICS_PORT if the port is taken. */
  async listen(host: string | undefined, port: number): Promise<void> {
    collectDefaultMetrics({ register: this.metrics.registry });
    this.server.listen({ host, port });
    await once(this.server, 'listening').catch((cause: NodeJS.ErrnoException) => {
      throw new Error(`METRICS_PORT: cannot listen on ${port} (${cause.code})`, { cause });
    });
    this.log.info(`metrics listening on port ${this.port}`);
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      this.log.error({ err: error }, 'failed to read metrics');
      response.writeHead(500).end();
    }
  }
}
