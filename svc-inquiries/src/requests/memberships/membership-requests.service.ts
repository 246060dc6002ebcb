import { isDeepStrictEqual } from 'node:util';
import { type EventFor, type MembershipTask, matchingStatus, type PaymentNotice } from '@dealership/contracts';
import { withLock } from '@dealership/service-kit/database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { PaymentsClient } from '../../service-clients/payments/payments.client.js';
import { lockedConversation } from '../conversations/change-conversation.js';
import { Conversation } from '../conversations/conversation.entity.js';
import { leadListOf } from '../lists/lead-lists.js';
import { writeStatus } from '../lists/write-status.js';
import { newSubmission } from '../submissions/new-submission.js';
import { isToFulfil, stateAfterTask, taskOf } from './membership-task.js';
import { paymentIdOf } from './payment-id-of.js';

// Waits since the payment, even if its event is late.
const OPEN = `
  INSERT INTO inquiries.inquiry (kind, status, first_name, last_name, email, phone, phone_e164, language, content_hash, request_id,
    details, created_at, payment_id)
  VALUES ('membership', 'new', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (payment_id) DO NOTHING`;

const KNOWN = 'SELECT id, details FROM inquiries.inquiry WHERE payment_id = $1 FOR UPDATE';

interface Payload {
  paymentId?: number;
  conversationId?: number;
  requestId?: string | null;
}

/**
 * Keeps an inbox request for each paid membership to be fulfilled. Every event re-reads the current state from
 * svc-payments, so repeated or reordered events lead to the same result.
 */
@Injectable()
export class MembershipRequestsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly payments: PaymentsClient,
  ) {}

  /** @throws Error while svc-payments is unavailable */
  async follow(event: EventFor<'memberships'>, { paymentId, conversationId, requestId = null }: Payload): Promise<void> {
    // Update the request before the reminder, since the start of a refund has no event.
    if (event === 'reply.due') return this.followOrder(await this.orderOfConversation(conversationId), requestId, false);
    await this.followOrder(paymentId, requestId, event === 'membership.paid');
  }

  private async orderOfConversation(id = 0): Promise<number | undefined> {
    const { manager } = this.dataSource;
    const conversation = await manager.findOneBy(Conversation, { id, kind: 'membership' });
    return conversation ? paymentIdOf(manager, conversation.number) : undefined;
  }

  private async followOrder(order: number | undefined, requestId: string | null, isNew: boolean): Promise<void> {
    if (!order) return;
    // Serialize reading and writing, so that older data never overwrites newer data.
    await withLock(this.dataSource, { name: 'inquiries.membership', key: order, whenTaken: 'wait' }, async (manager) => {
      const notice = await this.payments.notice(order, requestId);
      if (!notice || notice.erasedAt !== null) return;
      await manager.transaction(async (transaction) => {
        if (isNew && isToFulfil(notice)) await this.open(transaction, notice, requestId);
        await this.change(transaction, notice, requestId);
      });
    });
  }

  private async open(manager: EntityManager, notice: PaymentNotice, requestId: string | null): Promise<void> {
    const { language, email, phone } = notice;
    const row = newSubmission('membership', { ...notice, email, phone }, { language, requestId: requestId ?? 'unknown' });
    const details: MembershipTask = { ...taskOf(notice), loginSentAt: null };
    await manager.query(OPEN, [
      row.firstName,
      row.lastName,
      row.email,
      row.phone,
      row.phoneE164,
      row.language,
      row.contentHash,
      row.requestId,
      details,
      notice.succeededAt ?? notice.createdAt,
      notice.id,
    ]);
  }

  /** Locks the request before its conversation, in the same order as a change by staff. */
  private async change(manager: EntityManager, notice: PaymentNotice, requestId: string | null): Promise<void> {
    const [known] = await manager.query<{ id: number; details: MembershipTask }[]>(KNOWN, [notice.id]);
    const now = taskOf(notice);
    if (!known || isDeepStrictEqual(known.details, now)) return;
    const { conversation, status } = await lockedConversation(manager, { kind: 'membership', number: known.id });
    const { state, answeredAt, answer, waitingSince, lostReason } = stateAfterTask(conversation, known.details, now);
    const version = conversation.version + 1;
    await manager.update(Conversation, conversation.id, { state, answeredAt, answer, waitingSince, lostReason, version });
    await manager.query('UPDATE inquiries.inquiry SET details = $2 WHERE id = $1', [known.id, now]);
    const change = { id: known.id, from: status, to: matchingStatus(state, status), requestId: requestId ?? 'unknown' };
    await writeStatus(manager, leadListOf('membership'), change);
  }
}
