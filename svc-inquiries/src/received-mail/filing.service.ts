import { isDatabaseUnavailable } from '@dealership/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Conversation } from '../inbox/conversation.entity.js';
import { fileBounce } from './file-bounce.js';
import { MessageFiler } from './message-filer.service.js';
import { type ReadMail, readMail } from './reading/read-mail.js';
import { type Filed, ReceivedMail } from './received-mail.entity.js';

// Who takes one up has five minutes; a process that is killed leaves it to the next one. The try is counted before the mail is
// read, so that one which kills its readers is given up too.
const TAKE = `
  UPDATE inquiries.received_mail SET attempts = attempts + 1, try_at = now() + interval '5 minutes'
  WHERE id = (SELECT id FROM inquiries.received_mail WHERE state = 'received' AND try_at <= now()
    ORDER BY try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const AGAIN = `
  UPDATE inquiries.received_mail SET try_at = now() + least(power(2, attempts), 60) * interval '1 minute'
  WHERE id = $1 AND state = 'received'`;

/** Some eight hours. */
const MAX_ATTEMPTS = 12;

/** Reads received mail and puts it to its requests. Several processes may do so at once; a mail is filed once. */
@Injectable()
export class FilingService {
  private readonly logger = new Logger(FilingService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly messages: MessageFiler,
  ) {}

  /** Files what there is. */
  async round(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      const [[taken]] = await this.dataSource.query<[{ id: number }[], number]>(TAKE);
      if (!taken) return;
      await this.file(taken.id);
    }
  }

  private async file(id: number): Promise<void> {
    const mail = await this.dataSource.manager.findOneBy(ReceivedMail, { id });
    if (!mail) return;
    const content = await readMail(mail.raw, mail.sender).catch((error: Error) => {
      this.logger.warn({ receivedMailId: id, err: error }, 'a mail cannot be read');
      return undefined;
    });
    if (!content) return this.end(mail, { state: 'failed', reason: 'unreadable' });
    try {
      await this.put(mail, content);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.logger.error({ receivedMailId: id, attempts: mail.attempts, err: error }, 'a mail could not be put to its request');
      if (mail.attempts >= MAX_ATTEMPTS) await this.end(mail, { state: 'failed', reason: 'error' });
      else await this.dataSource.query(AGAIN, [id]);
    }
  }

  private async put(mail: ReceivedMail, content: ReadMail): Promise<void> {
    const { report, robot } = content;
    if (report) return this.end(mail, (manager) => fileBounce(manager, mail, report));
    if (robot && !mail.isMessage) return this.end(mail, { state: 'ignored', reason: robot });
    const files = await this.messages.storeFiles(mail.conversationId, content);
    await this.end(mail, (manager) => this.messages.file(manager, mail, content, files));
  }

  /** Writes what became of it together with what was made of it, unless somebody else has. */
  private async end(mail: ReceivedMail, outcome: Filed | ((manager: EntityManager) => Promise<Filed>)): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      // First the conversation, as an erasure does.
      await manager.findOne(Conversation, { select: { id: true }, where: { id: mail.conversationId }, lock });
      const row = await manager.findOne(ReceivedMail, { select: { id: true, state: true }, where: { id: mail.id }, lock });
      if (row?.state !== 'received') return;
      const { state, reason } = typeof outcome === 'function' ? await outcome(manager) : outcome;
      await manager.update(ReceivedMail, mail.id, { state, reason, doneAt: state === 'failed' ? null : () => 'now()' });
      this.logger.log({ receivedMailId: mail.id, state, reason }, 'received mail filed');
    });
  }
}
