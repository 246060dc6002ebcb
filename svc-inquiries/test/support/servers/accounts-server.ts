import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ColleagueContact, errorBody, type PasswordEmail } from '@dealership/contracts';

/** A fake svc-accounts with e-mails added by the tests, by the ids of their links. */
export class AccountsServer {
  readonly passwordEmails = new Map<number, PasswordEmail>();
  /** Links whose secrets were issued, in order. */
  readonly issued: number[] = [];
  /** Status code of every response, if set. */
  broken: number | undefined;
  /** Everybody who may handle requests. */
  colleagues: ColleagueContact[] = [];
  readonly callers: unknown[] = [];
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    this.server = createServer(({ url = '', method, headers }, response) => {
      this.callers.push(JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()));
      if (url === '/internal/colleagues' && !this.broken) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(this.colleagues));
        return;
      }
      const id = Number(/^\/internal\/password-links\/(\d+)/.exec(url)?.[1]);
      const email = this.passwordEmails.get(id);
      if (email && method === 'POST' && !this.broken) this.issued.push(id);
      const answer = method === 'POST' ? { token: `token-${this.issued.length}` } : email;
      response.writeHead(this.broken ?? (email ? 200 : 404), { 'content-type': 'application/json' });
      response.end(JSON.stringify(email ? answer : errorBody('STAFF_ACCOUNT_NOT_FOUND')));
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
