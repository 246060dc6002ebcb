import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { ReceivedMailTask } from '../received-mail.task.js';
import { MailIntakeService } from './mail-intake.service.js';
import { MAIL_SERVER_OPTIONS, type MailServerOptions } from './mail-server-options.js';
import { Budget, readWithin } from './read-within.js';
import { SenderLimits } from './sender-limits.js';
import { NO_SUCH_ADDRESS, SmtpReply, TOO_LARGE, TRY_AGAIN } from './smtp-reply.js';

const MAX_CLIENTS = 50;
const MAX_RECIPIENTS = 10;
/** After this many invalid recipients the connection is closed: somebody is guessing addresses. */
const MAX_REFUSED = 5;
const IDLE_MS = 60_000;
/** Ends connections kept open by occasional bytes. */
const MAX_SESSION_MS = 15 * 60_000;
const CLOSE_MS = 5_000;

type Done = (error?: Error | null, message?: string) => void;

/** The mail server for customers' replies. Accepts only addresses that appear in e-mails about requests. */
@Injectable()
export class MailServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailServer.name);
  private readonly limits: SenderLimits;
  private readonly budget: Budget;
  private readonly refused = new Map<string, number>();
  private server: SMTPServer | undefined;

  constructor(
    @Inject(MAIL_SERVER_OPTIONS) private readonly options: MailServerOptions,
    private readonly intake: MailIntakeService,
    private readonly loop: ReceivedMailTask,
  ) {
    this.limits = new SenderLimits(options.senders);
    this.budget = new Budget(options.maxBytes * 2);
  }

  /** The port it listens on; undefined if it is not listening. */
  get port(): number | undefined {
    return (this.server?.server.address() as AddressInfo | null | undefined)?.port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { host, port } = this.options;
    if (port === undefined) return;
    this.server = this.create();
    this.server.server.on('connection', (socket: Socket) => {
      const timer = setTimeout(() => socket.destroy(), MAX_SESSION_MS).unref();
      socket.once('close', () => clearTimeout(timer));
    });
    const listening = this.server.listen(port, host);
    await once(listening, 'listening').catch((cause: NodeJS.ErrnoException) => {
      throw new Error(`INBOUND_MAIL_PORT: cannot listen on ${port} (${cause.code})`, { cause });
    });
    // Connection errors and protocol violations by clients are not errors of this service.
    this.server.on('error', (error: NodeJS.ErrnoException) => this.logger.debug({ code: error.code }, 'SMTP client error'));
    this.logger.log(`mail server listening on port ${this.port}`);
  }

  // Runs before the database pool closes, so that mail in transfer can still be stored.
  beforeApplicationShutdown(): Promise<void> {
    return new Promise((closed) => (this.server ? this.server.close(closed) : closed()));
  }

  private create(): SMTPServer {
    const { name, maxBytes, tls } = this.options;
    return new SMTPServer({
      name,
      banner: 'replies to our e-mails',
      size: maxBytes,
      disabledCommands: tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
      authOptional: true,
      ...tls,
      hideENHANCEDSTATUSCODES: false,
      disableReverseLookup: true,
      maxClients: MAX_CLIENTS,
      maxRecipients: MAX_RECIPIENTS,
      maxCommandLength: 4096,
      socketTimeout: IDLE_MS,
      closeTimeout: CLOSE_MS,
      logger: false,
      onConnect: (session, done) => done(this.connected(session)),
      onClose: ({ id, remoteAddress }) => {
        this.refused.delete(id);
        if (this.entered.delete(id)) this.limits.left(remoteAddress);
      },
      onRcptTo: ({ address }, session, done) => void this.recipient(address, session).then(done),
      onData: (stream, session, done) => void this.data(stream, session, done),
    });
  }

  private readonly entered = new Set<string>();

  private connected({ id, remoteAddress }: SMTPServerSession): Error | null {
    const answer = this.limits.enter(remoteAddress);
    if (answer === 'allowed') {
      this.entered.add(id);
      return null;
    }
    return answer === 'busy' ? new SmtpReply(421, 'Too many connections') : new SmtpReply(554, 'Relaying denied');
  }

  private async recipient(address: string, { id }: SMTPServerSession): Promise<Error | null> {
    try {
      if ((await this.intake.conversationOf(address)) !== undefined) return null;
    } catch (error) {
      this.intake.outage(error);
      return TRY_AGAIN;
    }
    const refused = (this.refused.get(id) ?? 0) + 1;
    this.refused.set(id, refused);
    return refused >= MAX_REFUSED ? new SmtpReply(421, 'Too many wrong addresses') : NO_SUCH_ADDRESS;
  }

  private async data(stream: SMTPServerDataStream, { envelope }: SMTPServerSession, done: Done): Promise<void> {
    try {
      const content = await readWithin(stream, this.options.maxBytes, this.budget);
      try {
        if ('refused' in content) return done(content.refused === 'size' ? TOO_LARGE : TRY_AGAIN);
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        const stored = await this.intake.store(
          sender,
          envelope.rcptTo.map(({ address }) => address),
          content.bytes,
        );
        // The request was erased after its address was checked.
        if (!stored) return done(NO_SUCH_ADDRESS);
        done(null, 'Taken');
        this.loop.runSoon();
      } finally {
        content.release();
      }
    } catch (error) {
      this.intake.outage(error);
      done(TRY_AGAIN);
    }
  }
}
