import type { PaymentNotice } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { TEXTS } from '../../../texts/locales.js';
import { LeftToRight } from '../../layout/elements/elements.js';
import type { Fact } from '../../layout/elements/fact.js';
import type { Email } from '../../layout/email.js';
import { paymentEmail } from './payment-emails.js';
import { momentFact, planFact } from './payment-facts.js';

/** News for members other than payments. */
export type MembershipUpdate = 'loginSent' | 'representative' | 'ending';

function facts(payment: PaymentNotice): Fact[] {
  const { language, representative, startDate, endDate } = payment;
  const labels = TEXTS[language].payments.facts;
  const phone = representative?.phone;
  return [
    ...(representative ? [{ label: labels.representative, text: representative.name }] : []),
    ...(phone ? [{ label: labels.phone, text: phone, content: <LeftToRight>{phone}</LeftToRight> }] : []),
    planFact(labels.plan, payment, language),
    ...momentFact(labels.from, startDate, language),
    ...momentFact(labels.until, endDate, language),
  ];
}

/** To a member: the login was sent, who their representative is, or access ends soon. */
export function membershipEmail(news: MembershipUpdate, payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const texts = TEXTS[payment.language].payments[news];
  return paymentEmail({ payment, dealer, texts, facts: facts(payment), target: { page: '/auction-access' } });
}
