import { customerName, type Language, localize, type PaymentNotice, planOwnName } from '@dealership/contracts';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, pluralText, TEXTS } from '../../../texts/locales.js';
import { dayText, momentText } from '../../../texts/moments.js';
import { LeftToRight, lines, unbroken } from '../../layout/elements/elements.js';
import type { Fact } from '../../layout/elements/fact.js';

/** What was bought, under its name at the time, as in the receipt of the site. */
export function planText(
  { durationMonths, planName }: Pick<PaymentNotice, 'durationMonths' | 'planName'>,
  language: Language,
): string {
  const texts = TEXTS[language].payments;
  const months = fill(language, pluralText(language, texts.months, durationMonths), { count: String(durationMonths) });
  const name = planOwnName(planName, durationMonths, language);
  return fill(language, texts.plan, { plan: name === undefined ? months : fill(language, texts.titled, { name, months }) });
}

/** What was bought. Its length in parentheses, as in Japanese, stays on one line. */
export function planFact(label: string, payment: PaymentNotice, language: Language): Fact {
  const text = planText(payment, language);
  return { label, text, content: unbroken(text, /(（[^）]*）)/) };
}

/** How long access lasts, and that it is paid once. */
export function termFact(label: string, { durationMonths, language }: PaymentNotice): Fact {
  const text = pluralText(language, TEXTS[language].payments.terms, durationMonths);
  return { label, text: fill(language, text, { count: String(durationMonths) }) };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$62.00', in every language. */
export function amountFact(label: string, { amount }: PaymentNotice): Fact {
  const text = dollars.format(amount);
  return { label, text, content: <LeftToRight>{text}</LeftToRight> };
}

/** A labelled time of the notice; omitted if it has not been reached. */
export const momentFact = (label: string, moment: string | null, language: Language): Fact[] =>
  moment ? [{ label, text: momentText(new Date(moment), language) }] : [];

/** Like `momentFact`, without the time of day. */
export const dayFact = (label: string, moment: string | null, language: Language): Fact[] =>
  moment ? [{ label, text: dayText(new Date(moment), language) }] : [];

const linesFact = (label: string, parts: string[]): Fact => {
  const text = parts.filter(Boolean).join('\n');
  return { label, text, content: <bdi>{lines(text)}</bdi> };
};

/** The dealer's name and address. */
export const sellerFact = (label: string, { siteNames, address }: DealerContact, language: Language): Fact =>
  linesFact(label, [localize(siteNames, language), localize(address, language)]);

/** The buyer's name and billing address. */
export function buyerFact(label: string, payment: PaymentNotice): Fact {
  const { billingAddress, city, zipCode, country, language } = payment;
  const place = country && country !== 'OTHER' ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : '';
  return linesFact(label, [customerName(payment), billingAddress, `${city} ${zipCode ?? ''}`.trim(), place ?? '']);
}
