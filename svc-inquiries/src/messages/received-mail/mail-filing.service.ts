import { isDatabaseUnavailable } from '@dealership/service-kit';
import { withLock } from '@dealership/service-kit/database';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Conversation } from '../../requests/conversations/conversation.entity.js';
import { fileBounce } from './file-bounce.js';
import { type ReadMail, readMail } from './reading/read-mail.js';
import { type FilingResult, ReceivedMail } from './received-mail.entity.js';
import { ReceivedMessageWriter } from './received-message-writer.service.js';

// Other processes skip the mail for five seconds, and longer while its lock is held: a killed process releases it with
// its connection. The pause doubles after each attempt, so that a mail which crashes the process does not block others.
const TAKE = `
  UPDATE inquiries.received_mail SET next_attempt_at = now() + interval '5 seconds' * power(2, attempts)
  WHERE id = (SELECT id FROM inquiries.received_mail WHERE state = 'received' AND next_attempt_at <= now()
    ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

const COUNT = `UPDATE inquiries.received_mail SET attempts = attempts + 1 WHERE id = $1 AND state = 'received'`;

const NEXT = `
  SELECT extract(epoch FROM min(next_attempt_at) - now())::double precision * 1000 AS pause
  FROM inquiries.received_mail WHERE state = 'received'`;

const AGAIN = `
  UPDATE inquiries.received_mail SET next_attempt_at = now() + least(power(2, attempts), 60) * interval '1 minute'
  WHERE id = $1 AND state = 'received'`;

/** About eight hours of attempts. */
const MAX_ATTEMPTS = 12;

/**
 * Parses received mail and files it with its requests. Several processes may do so concurrently; each mail is filed
 * once.
 */
@Injectable()
export class MailFilingService {
  private readonly logger = new Logger(MailFilingService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly messages: ReceivedMessageWriter,
  ) {}

  /**
   * Files all waiting mail.
   * @returns milliseconds until more is due; undefined if none is waiting
   */
  async round(signal: AbortSignal): Promise<number | undefined> {
    while (!signal.aborted) {
      const [[taken]] = await this.dataSource.query<[{ id: number }[], number]>(TAKE);
      if (!taken) break;
      await this.fileExclusively(taken.id);
    }
    const [next] = await this.dataSource.query<{ pause: number | null }[]>(NEXT);
    return next?.pause ?? undefined;
  }

  /** Files a mail unless another running process is filing it. */
  private fileExclusively(id: number): Promise<void> {
    return withLock(this.dataSource, { name: 'inquiries.received_mail', key: id, whenTaken: 'skip' }, () => this.file(id));
  }

  private async file(id: number): Promise<void> {
    // Count before parsing, so that a mail which crashes the process is also given up.
    await this.dataSource.query(COUNT, [id]);
    const mail = await this.dataSource.manager.findOneBy(ReceivedMail, { id, state: 'received' });
    if (!mail) return;
    if (mail.attempts > MAX_ATTEMPTS) return this.end(mail, { state: 'failed', reason: 'error' });
    const content = await readMail(mail.raw, mail.sender).catch((error: Error) => {
      this.logger.warn({ receivedMailId: id, err: error }, 'failed to parse a received mail');
      return undefined;
    });
    if (!content) return this.end(mail, { state: 'failed', reason: 'unreadable' });
    try {
      await this.put(mail, content);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      this.logger.error({ receivedMailId: id, attempts: mail.attempts, err: error }, 'failed to file a received mail');
      if (mail.attempts >= MAX_ATTEMPTS) await this.end(mail, { state: 'failed', reason: 'error' });
      else await this.dataSource.query(AGAIN, [id]);
    }
  }

  private async put(mail: ReceivedMail, content: ReadMail): Promise<void> {
    const { report, automatic } = content;
    if (report) return this.end(mail, (manager) => fileBounce(manager, mail, report));
    if (automatic && !mail.isMessage) return this.end(mail, { state: 'ignored', reason: automatic });
    const files = await this.messages.storeFiles(mail.conversationId, content);
    await this.end(mail, (manager) => this.messages.file(manager, mail, content, files));
  }

  /** Writes the outcome together with its records, unless another process already has. */
  private async end(
    mail: ReceivedMail,
    outcome: FilingResult | ((manager: EntityManager) => Promise<FilingResult>),
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      // Lock the conversation first, in the same order as an erasure.
      await manager.findOne(Conversation, { select: { id: true }, where: { id: mail.conversationId }, lock });
      const row = await manager.findOne(ReceivedMail, { select: { id: true, state: true }, where: { id: mail.id }, lock });
      if (row?.state !== 'received') return;
      const { messageId = null, ...filed } = typeof outcome === 'function' ? await outcome(manager) : outcome;
      const doneAt = filed.state === 'failed' ? null : () => 'now()';
      await manager.update(ReceivedMail, mail.id, { ...filed, messageId, doneAt });
      this.logger.log({ receivedMailId: mail.id, ...filed }, 'received mail filed');
    });
  }
}
