import type { Language } from '@dealership/contracts';
import type { Email } from '../../../emails/layout/email.js';
import type { EmailSources } from '../../content/event-email.js';

const REQUEST = 'SELECT id FROM inquiries.inquiry WHERE payment_id = $1';

/** Where a member's reply goes: to the membership's request, if it is in the inbox. */
export async function answersOfMember(
  payment: { id: number; language: Language },
  { manager, context }: Pick<EmailSources, 'manager' | 'context'>,
): Promise<Partial<Pick<Email, 'replyTo'>>> {
  const [request] = await manager.query<{ id: number }[]>(REQUEST, [payment.id]);
  return request ? { replyTo: context.replyTo({ kind: 'membership', number: request.id }, payment.language) } : {};
}
