import type { NewJourney } from '@dealership/contracts';
import type { RequestContext } from '@dealership/service-kit/endpoints';
import type { EntityManager } from 'typeorm';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { newSubmission } from '../requests/submissions/new-submission.js';

/**
 * A customer without a request, stored as an inquiry entered by staff, so that inbox, search, export and erasure handle
 * them like any other. No e-mail is sent, no answer is due, and statistics exclude it. The same key again returns the
 * same customer.
 */
export async function createStaffEnteredCustomer(
  manager: EntityManager,
  customer: NonNullable<NewJourney['customer']>,
  context: RequestContext,
): Promise<Conversation> {
  const { language, ...sender } = customer;
  const submission = newSubmission('contact', sender, { ...context, language });
  const staffEntered = { source: 'staff', status: 'in_progress', kind: 'contact', details: {}, termsAcceptedAt: null } as const;
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(Inquiry)
    .values({ ...submission, ...staffEntered })
    .orIgnore()
    .returning(['id'])
    .execute();
  const [stored] = raw as { id: number }[];
  const { idempotencyKey } = submission;
  const number = stored?.id ?? (await manager.findOneByOrFail(Inquiry, { idempotencyKey: idempotencyKey as string })).id;
  return manager.findOneByOrFail(Conversation, { kind: 'contact', number });
}
