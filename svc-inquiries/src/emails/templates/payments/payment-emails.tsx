import { localize, type PaymentNotice, requestReference } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS, type Texts } from '../../../texts/locales.js';
import { dayText } from '../../../texts/moments.js';
import { Button, LeftToRight, Link, Paragraph, Steps } from '../../layout/elements/elements.js';
import { type Fact, FactTable } from '../../layout/elements/fact.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { ShowroomPicture, showroomPictures } from '../../layout/pictures/showroom-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { nameInEmail } from '../../layout/texts/name-in-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';
import { amountFact, buyerFact, dayFact, momentFact, planFact, planText, sellerFact, termFact } from './payment-facts.js';

interface PaymentEmail {
  payment: PaymentNotice;
  dealer: DealerContact;
  texts: Omit<Texts['payments']['failure'], 'action'> & { action?: string };
  facts: Fact[];
  stepsTitle?: string;
  steps?: string[];
  /** The page the button opens, if any. */
  target?: { page: string; query?: Record<string, string> };
  /** Shows the showroom at the top. */
  showroom?: boolean;
}

/** An e-mail about a payment or what it paid for. */
export function paymentEmail(content: PaymentEmail): Promise<Email> {
  const { payment, dealer, texts, facts, stepsTitle, steps = [], target, showroom } = content;
  const { language } = payment;
  const { email } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const { greeting, closing, team, payments } = TEXTS[language];
  const values = { site: siteName, name: nameInEmail(payment) };
  const filled = (text: string) => fill(language, text, values);
  const reference = requestReference('membership', payment.id, payment.createdAt);
  const body = (
    <>
      {showroom && <ShowroomPicture />}
      <Paragraph>{filled(greeting)}</Paragraph>
      <Paragraph>{texts.text}</Paragraph>
      <FactTable facts={[{ label: payments.reference, text: reference }, ...facts]} />
      {stepsTitle && (
        <Paragraph>
          <b>{stepsTitle}</b>
        </Paragraph>
      )}
      {steps.length > 0 && <Steps texts={steps} />}
      {texts.notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
      {target && (
        <Paragraph>
          <Button href={pageUrl(dealer, { ...target, language })}>{texts.action}</Button>
        </Paragraph>
      )}
      <Paragraph>
        <Link href={pageUrl(dealer, { page: '/contact', language })}>{texts.support}</Link>
        <br />
        <Link href={`mailto:${email}`}>
          <LeftToRight>{email}</LeftToRight>
        </Link>
      </Paragraph>
      <Paragraph>{closing}</Paragraph>
      <Paragraph>{filled(team)}</Paragraph>
    </>
  );
  const footer = filled(payments.why);
  const envelope = {
    subject: emailSubject(language, texts.subject, siteName),
    replyTo: { name: siteName, address: email },
    ...(showroom && showroomPictures()),
  };
  return renderEmail(envelope, { language, siteName, title: texts.subject, body, footer });
}

/** What was bought and for how much, plus further facts of the e-mail. */
function facts(payment: PaymentNotice, more: (labels: Texts['payments']['facts']) => Fact[]): Fact[] {
  const { language } = payment;
  const labels = TEXTS[language].payments.facts;
  return [planFact(labels.plan, payment, language), amountFact(labels.amount, payment), ...more(labels)];
}

/** The receipt, which also welcomes the member. */
export function paymentReceiptEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, succeededAt, startDate, endDate } = payment;
  const texts = TEXTS[language].payments.receipt;
  const list = facts(payment, ({ term, paid, method, from, until, seller, buyer }) => [
    termFact(term, payment),
    ...momentFact(paid, succeededAt, language),
    { label: method, text: TEXTS[language].payments.online },
    ...dayFact(from, startDate, language),
    ...dayFact(until, endDate, language),
    sellerFact(seller, dealer, language),
    buyerFact(buyer, payment),
  ]);
  const { stepsTitle, later } = texts;
  const target = { page: '/auction-access' };
  const content = { payment, dealer, facts: list, stepsTitle, target, showroom: true };
  // A renewal starts when the membership before it ends.
  if (!startDate || !succeededAt || startDate <= succeededAt) return paymentEmail({ ...content, texts, steps: texts.steps });
  const from = dayText(new Date(startDate), language);
  const dated = (text: string) => fill(language, text, { from });
  return paymentEmail({ ...content, texts: { ...texts, text: dated(later.text) }, steps: later.steps.map(dated) });
}

/** The member's other memberships as a list of what they are and their dates; nothing if there are none. */
function otherMemberships({ language, otherMemberships: others = [] }: PaymentNotice) {
  if (others.length === 0) return undefined;
  const { title, period } = TEXTS[language].payments.refund.others;
  const day = (moment: string) => dayText(new Date(moment), language);
  const steps = others.map((other) =>
    fill(language, period, { plan: planText(other, language), from: day(other.startDate), until: day(other.endDate) }),
  );
  return { stepsTitle: title, steps };
}

export function refundEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, succeededAt, refundedAt } = payment;
  const list = facts(payment, ({ paid, refunded }) => [
    ...dayFact(paid, succeededAt, language),
    ...momentFact(refunded, refundedAt, language),
  ]);
  const others = otherMemberships(payment);
  const { refund } = TEXTS[language].payments;
  // Only who has no other membership is invited to come back.
  const texts = others ? { ...refund, text: refund.others.text, notes: refund.notes.slice(0, 1) } : refund;
  return paymentEmail({ payment, dealer, texts, facts: list, ...others, target: { page: '/auction-access' } });
}

/** The bank gave the fee back after a dispute, which moved the dates of the other memberships. */
export function chargedBackEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, succeededAt } = payment;
  const list = facts(payment, ({ paid }) => dayFact(paid, succeededAt, language));
  const texts = TEXTS[language].payments.chargedBack;
  return paymentEmail({ payment, dealer, texts, facts: list, ...otherMemberships(payment) });
}

/** The bank took its decision back, so the membership is valid again, with the dates of the others moved once more. */
export function chargeReturnedEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, startDate, endDate } = payment;
  const list = facts(payment, ({ from, until }) => [...dayFact(from, startDate, language), ...dayFact(until, endDate, language)]);
  const texts = TEXTS[language].payments.chargeReturned;
  return paymentEmail({ payment, dealer, texts, facts: list, ...otherMemberships(payment), target: { page: '/auction-access' } });
}

/** The bank returned a refund. */
export function refundReturnedEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, succeededAt } = payment;
  const list = facts(payment, ({ paid }) => dayFact(paid, succeededAt, language));
  return paymentEmail({ payment, dealer, texts: TEXTS[language].payments.refundReturned, facts: list });
}

export function paymentFailureEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, failureReason, plan } = payment;
  const list = facts(payment, ({ reason }) => (failureReason ? [{ label: reason, text: failureReason }] : []));
  const target = { page: '/auction-checkout', query: { plan } };
  return paymentEmail({ payment, dealer, texts: TEXTS[language].payments.failure, facts: list, target });
}
