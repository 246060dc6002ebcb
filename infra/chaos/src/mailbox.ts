import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';

const FOLD = /\r?\n(?=[ \t])/g;
const MESSAGE_ID = /^message-id:\s*(\S+)/im;

/** The Message-ID of a mail, whose body is drained; a long one is folded onto its own line. */
async function messageIdOf(mail: NodeJS.ReadableStream): Promise<string> {
  const headers: string[] = [];
  let inHeaders = true;
  for await (const line of createInterface({ input: mail })) {
    inHeaders &&= line !== '';
    if (inHeaders) headers.push(line);
  }
  return MESSAGE_ID.exec(headers.join('\n').replace(FOLD, ''))?.[1] ?? 'a mail without a Message-ID';
}

/** A mail server that accepts everything and keeps only Message-IDs: there are hundreds of thousands. */
export class Mailbox {
  readonly #counts = new Map<string, number>();
  readonly #server: SMTPServer;
  /** When the last mail came, in milliseconds since 1970. */
  lastAt = 0;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, _session, done) => {
        messageIdOf(stream).then((id) => {
          this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
          this.lastAt = Date.now();
          done();
        }, done);
      },
    });
    // A killed notifier leaves broken connections.
    this.#server.on('error', () => undefined);
  }

  /** The URL for SMTP_URL. */
  async listen(): Promise<string> {
    const listening = Promise.withResolvers<void>();
    const server = this.#server.listen(0, '127.0.0.1', () => listening.resolve());
    await listening.promise;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('the mailbox has no port');
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** Number of distinct mails. */
  get size(): number {
    return this.#counts.size;
  }

  has(messageId: string): boolean {
    return this.#counts.has(messageId);
  }

  messageIds(): string[] {
    return [...this.#counts.keys()];
  }

  /** Number of duplicates. */
  get repeats(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count - 1, 0);
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
