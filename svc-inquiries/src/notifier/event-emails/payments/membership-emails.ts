import type { PaymentNotice } from '@dealership/contracts';
import type { MembershipUpdate } from '../../../emails/templates/payments/membership-emails.js';
import type { EmailsOfEvent } from '../../content/event-email.js';
import { fromTemplate } from '../../content/from-template.js';
import { answersOfMember } from './answers-of-member.js';

/** Whether it still applies: before the e-mail is sent, the payment may be refunded or access may end. */
function holds(news: MembershipUpdate, { state, erasedAt, endDate, representative }: PaymentNotice): boolean {
  if (state !== 'succeeded' || erasedAt !== null || endDate === null || Date.parse(endDate) <= Date.now()) return false;
  return news !== 'representative' || representative !== null;
}

/** To the member only, in the language of the order. */
export const membershipEmails =
  (news: MembershipUpdate): EmailsOfEvent =>
  async (id, sources) => {
    const { payments, context, requestId } = sources;
    const payment = await payments.notice(id, requestId);
    if (!payment || !holds(news, payment)) return [];
    const { email, language } = payment;
    const content = fromTemplate('membershipEmail', async (template) => ({
      ...(await template(news, payment, context.dealer)),
      ...(await answersOfMember(payment, sources)),
    }));
    return [{ audience: 'visitor', to: [email], language, ...content }];
  };
