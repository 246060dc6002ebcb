import { createHash } from 'node:crypto';
import { OutageLog } from '@dealership/server-kit';
import { nestLog } from '@dealership/service-kit';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Conversation } from '../../../requests/conversations/conversation.entity.js';
import { readReplyAddress } from '../../../requests/conversations/reply-address.js';
import { MAIL_SERVER_OPTIONS, type MailServerOptions } from './mail-server-options.js';

// A single statement, so that either all of its requests get the mail or none.
const STORE = `
  INSERT INTO inquiries.received_mail (conversation_id, sender, recipient, raw, size, sha256)
  SELECT DISTINCT ON (to_id) to_id, $3, recipient, $4::bytea, octet_length($4::bytea), $5
  FROM unnest($1::integer[], $2::text[]) AS addressed (to_id, recipient)
  ON CONFLICT (conversation_id, sha256) DO NOTHING`;

const FOREIGN_KEY_VIOLATION = '23503';

/** Stores accepted mail in the database before the server confirms it to the sender. */
@Injectable()
export class MailIntakeService {
  private readonly outages = new OutageLog(nestLog(new Logger(MailIntakeService.name)), 'mail server');

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MAIL_SERVER_OPTIONS) private readonly options: MailServerOptions,
  ) {}

  /** The conversation of the request an address belongs to; undefined if the address was never issued. */
  async conversationOf(address: string): Promise<number | undefined> {
    const { reply } = this.options;
    const request = reply && readReplyAddress(reply, address);
    if (!request) return undefined;
    const found = await this.dataSource.manager.findOne(Conversation, { select: { id: true }, where: request });
    return found?.id;
  }

  /**
   * Stores a mail once per request, even if it is delivered again.
   * @returns false if none of the requests exist any more
   */
  async store(sender: string, recipients: readonly string[], raw: Buffer): Promise<boolean> {
    const found = await Promise.all(
      recipients.map(async (recipient) => ({ recipient, id: await this.conversationOf(recipient) })),
    );
    const addressed = found.filter(({ id }) => id !== undefined);
    if (addressed.length === 0) return false;
    const sha256 = createHash('sha256').update(raw).digest('hex');
    const ids = addressed.map(({ id }) => id);
    try {
      await this.dataSource.query(STORE, [ids, addressed.map(({ recipient }) => recipient), sender, raw, sha256]);
    } catch (error) {
      if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false;
      throw error;
    }
    this.outages.recovered();
    return true;
  }

  /** Logs the start of an outage, once. */
  outage(error: unknown): void {
    this.outages.failed(error);
  }
}
