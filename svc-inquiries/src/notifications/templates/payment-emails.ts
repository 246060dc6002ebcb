import type { PaymentNotice } from '@dealership/contracts';
import type { Email } from '../emails/email.js';
import { type Fact, factTable } from '../emails/fact.js';
import { html } from '../emails/html.js';
import { button, layout, leftToRight, link, paragraph, steps } from '../emails/layout.js';
import { nameIn } from '../emails/name-in.js';
import { fill, TEXTS, type Texts } from '../locales.js';
import type { DealerContact } from '../notification-settings.js';
import { amountFact, momentFact, planText } from './payment-facts.js';

interface Letter {
  payment: PaymentNotice;
  dealer: DealerContact;
  texts: Texts['payments']['failure'];
  facts: Fact[];
  stepsTitle?: string;
  steps?: string[];
  /** Path of the page that the button opens. */
  target: string;
}

/** The same letter as plain text and as HTML. */
function letter({ payment, dealer, texts, facts, stepsTitle = '', steps: next = [], target }: Letter): Email {
  const { language } = payment;
  const { greeting, closing, team, payments } = TEXTS[language];
  const values = { site: dealer.siteName, name: nameIn(language, payment), id: String(payment.id) };
  const say = (text: string) => fill(language, text, values);
  const [page, support] = [`${dealer.publicUrl}${target}`, `${dealer.publicUrl}/contact`];
  const footer = [say(payments.reference), say(payments.why)];
  const plain = [
    [say(greeting), '', texts.text, '', ...facts.map(({ label, text }) => `${label}: ${text}`), ''],
    next.length ? [stepsTitle, ...next.map((step, index) => `${index + 1}. ${step}`), ''] : [],
    [...texts.notes, '', `${texts.action}:`, page, '', `${texts.support}:`, support, ''],
    [closing, say(team), '', ...footer, ''],
  ];
  const body = html`${[say(greeting), texts.text].map(paragraph)}
${factTable(facts)}
${next.length ? [paragraph(html`<b>${stepsTitle}</b>`), steps(next)] : []}
${texts.notes.map(paragraph)}
${paragraph(button(page, texts.action))}
${paragraph(html`${link(support, texts.support)}<br>${link(`mailto:${dealer.email}`, leftToRight(dealer.email))}`)}
${[closing, say(team)].map(paragraph)}`;
  return {
    subject: `${texts.subject} – ${dealer.siteName}`,
    replyTo: { name: dealer.siteName, address: dealer.email },
    text: plain.flat().join('\n'),
    html: layout({
      language,
      siteName: dealer.siteName,
      title: texts.subject,
      body,
      footer: html`${footer[0] ?? ''}<br>${footer[1] ?? ''}`,
    }),
  };
}

/** What was bought and for how much, and what more of it the letter names. */
function facts(payment: PaymentNotice, more: (labels: Texts['payments']['facts']) => Fact[]): Fact[] {
  const { language } = payment;
  const labels = TEXTS[language].payments.facts;
  return [
    { label: labels.plan, text: planText(payment, language) },
    amountFact(labels.amount, payment, language),
    ...more(labels),
  ];
}

/** The receipt, with which the member is welcomed. */
export function paymentReceiptEmail(payment: PaymentNotice, dealer: DealerContact): Email {
  const { language, succeededAt, startDate, endDate } = payment;
  const texts = TEXTS[language].payments.receipt;
  const list = facts(payment, ({ paid, from, until }) => [
    ...momentFact(paid, succeededAt, language),
    ...momentFact(from, startDate, language),
    ...momentFact(until, endDate, language),
  ]);
  const { stepsTitle, steps: next } = texts;
  return letter({ payment, dealer, texts, facts: list, stepsTitle, steps: next, target: '/auction-access' });
}

export function refundEmail(payment: PaymentNotice, dealer: DealerContact): Email {
  const { language, succeededAt, refundedAt } = payment;
  const list = facts(payment, ({ paid, refunded }) => [
    ...momentFact(paid, succeededAt, language),
    ...momentFact(refunded, refundedAt, language),
  ]);
  return letter({ payment, dealer, texts: TEXTS[language].payments.refund, facts: list, target: '/auction-access' });
}

export function paymentFailureEmail(payment: PaymentNotice, dealer: DealerContact): Email {
  const { language, failureReason, plan } = payment;
  const list = facts(payment, ({ reason }) => (failureReason ? [{ label: reason, text: failureReason }] : []));
  const target = `/auction-checkout?${new URLSearchParams({ plan })}`;
  return letter({ payment, dealer, texts: TEXTS[language].payments.failure, facts: list, target });
}
