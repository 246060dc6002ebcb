import { localize, type PaymentNotice, requestReference } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS, type Texts } from '../../../texts/locales.js';
import { Button, LeftToRight, Link, Paragraph, Steps } from '../../layout/elements/elements.js';
import { type Fact, FactTable } from '../../layout/elements/fact.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { ShowroomPicture, showroomPictures } from '../../layout/pictures/showroom-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { nameInEmail } from '../../layout/texts/name-in-email.js';
import { pageUrl } from '../../layout/texts/page-url.js';
import { amountFact, dayFact, momentFact, planFact, termFact } from './payment-facts.js';

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
  const list = facts(payment, ({ term, paid, from, until }) => [
    termFact(term, payment),
    ...momentFact(paid, succeededAt, language),
    ...dayFact(from, startDate, language),
    ...dayFact(until, endDate, language),
  ]);
  const { stepsTitle, steps } = texts;
  const target = { page: '/auction-access' };
  return paymentEmail({ payment, dealer, texts, facts: list, stepsTitle, steps, target, showroom: true });
}

export function refundEmail(payment: PaymentNotice, dealer: DealerContact): Promise<Email> {
  const { language, succeededAt, refundedAt } = payment;
  const list = facts(payment, ({ paid, refunded }) => [
    ...dayFact(paid, succeededAt, language),
    ...momentFact(refunded, refundedAt, language),
  ]);
  return paymentEmail({
    payment,
    dealer,
    texts: TEXTS[language].payments.refund,
    facts: list,
    target: { page: '/auction-access' },
  });
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
