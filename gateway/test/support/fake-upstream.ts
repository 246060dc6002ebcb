import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Call {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (body: unknown, status = 200): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  };

/** A real server in an upstream's place: records requests, and behaves as the test says. */
export class FakeUpstream {
  calls: Call[] = [];
  behave: Behaviour = json({});
  /** Answers internal calls of other services, which are not recorded. */
  internal: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | undefined;
  private readonly server: Server = createServer((request, response) => this.take(request, response));

  private take(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = request;
    if (this.internal && url.startsWith('/internal/')) {
      void this.internal(request, response);
      return;
    }
    const call: Call = { method, url, headers, body: '' };
    this.calls.push(call);
    // A test may abort the request on purpose; what arrived before is recorded.
    text(request).then(
      (body) => {
        call.body = body;
      },
      () => undefined,
    );
    this.behave(request, response);
  }

  get lastCall(): Call {
    const call = this.calls.at(-1);
    if (!call) throw new Error('nobody asked this upstream');
    return call;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  listen(port = 0): Promise<void> {
    return new Promise((resolve) => this.server.listen(port, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }
}
