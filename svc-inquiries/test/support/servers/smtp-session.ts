import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';

/** An SMTP client that sends lines given by a test and returns the replies. */
export class SmtpSession {
  private constructor(
    private readonly socket: Socket,
    private readonly lines: AsyncIterator<string>,
    private readonly reader: Interface,
  ) {}

  static async open(port: number): Promise<SmtpSession> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const reader = createInterface({ input: socket });
    const session = new SmtpSession(socket, reader[Symbol.asyncIterator](), reader);
    await session.answer();
    return session;
  }

  /** Sends a line and returns all lines of the reply. */
  async say(line: string): Promise<string> {
    this.socket.write(`${line}\r\n`);
    return this.answer();
  }

  close(): void {
    this.reader.close();
    this.socket.destroy();
  }

  private async answer(): Promise<string> {
    const lines: string[] = [];
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) return lines.join('\n');
      lines.push(value);
      if (/^\d{3} /.test(value)) return lines.join('\n');
    }
  }
}
