import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { type ReceivedEmail, readEmail } from '../received-email.js';

/** Server replies that differ from success: a reply line, or 'hold' for no reply at all. */
export interface SmtpRules {
  recipient?: (address: string) => string | undefined;
  text?: (email: ReceivedEmail) => string | undefined;
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** A mail server for tests that speaks real SMTP on 127.0.0.1 and stores what it accepts. */
export class SmtpServer {
  readonly received: ReceivedEmail[] = [];
  rules: SmtpRules = {};
  /** Functions that accept the e-mails whose replies are held. */
  readonly held: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Starts, or restarts on the same port. */
  async start(): Promise<this> {
    this.server = createServer((socket) => this.serve(socket)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    if (!this.server?.listening) return;
    this.server.close();
    await once(this.server, 'close');
  }

  to(address: string): ReceivedEmail[] {
    return this.received.filter(({ recipients }) => recipients.includes(address));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    const session = new Session(this, (line) => socket.write(`${line}\r\n`));
    socket.setEncoding('utf8').on('data', (chunk) => session.read(String(chunk)));
  }

  take(email: ReceivedEmail): string | undefined {
    const reply = this.rules.text?.(email);
    if (!reply) this.received.push(email);
    return reply;
  }
}

const TAKEN = '250 taken';

class Session {
  private buffer = '';
  private inText = false;
  private recipients: string[] = [];

  constructor(
    private readonly server: SmtpServer,
    private readonly say: (line: string) => void,
  ) {
    this.say('220 test ESMTP');
  }

  read(chunk: string): void {
    this.buffer += chunk;
    for (;;) {
      const end = this.inText ? '\r\n.\r\n' : '\r\n';
      const at = this.buffer.indexOf(end);
      if (at < 0) return;
      const part = this.buffer.slice(0, at);
      this.buffer = this.buffer.slice(at + end.length);
      const reply = this.inText ? this.text(part) : this.command(part);
      if (reply !== 'hold') this.say(reply);
    }
  }

  private text(source: string): string {
    this.inText = false;
    const recipients = this.recipients;
    this.recipients = [];
    const email = readEmail(source.replace(/^\.\./gm, '.'), recipients);
    const reply = this.server.take(email);
    if (reply === 'hold')
      this.server.held.push(() => {
        this.server.received.push(email);
        this.say(TAKEN);
      });
    return reply ?? TAKEN;
  }

  private command(line: string): string {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') return this.recipient(addressIn(line));
    if (verb === 'STAR') return '502 no TLS here';
    if (verb === 'RSET' || verb === 'MAIL') this.recipients = [];
    this.inText = verb === 'DATA';
    return this.inText ? '354 go on' : '250 ok';
  }

  private recipient(address: string): string {
    const reply = this.server.rules.recipient?.(address);
    if (!reply) this.recipients.push(address);
    return reply ?? '250 ok';
  }
}
