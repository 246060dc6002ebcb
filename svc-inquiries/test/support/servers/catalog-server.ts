import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status: number; body: unknown } | 'never';

export const AURELIO = { id: 7, make: 'Aurelio', model: 'Vento', year: 2024, sold: false };

/** A fake catalogue whose answers tests define by path. Unknown paths get a plain 404. */
export class CatalogServer {
  answers: Record<string, Answer> = {};
  readonly requestIds: unknown[] = [];
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts, or restarts on the same port. */
  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      this.requestIds.push(request.headers['x-request-id']);
      const answer = this.answers[request.url ?? ''] ?? { status: 404, body: {} };
      if (answer === 'never') return;
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    if (!this.server?.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}

/** A response as svc-catalog sends it. */
export const found = (body: unknown): Answer => ({ status: 200, body });
export const missing = (code: string): Answer => ({ status: 404, body: { statusCode: 404, code, message: '' } });
