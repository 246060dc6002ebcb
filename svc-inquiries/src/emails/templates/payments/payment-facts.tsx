import { type Language, type PaymentNotice, planOwnName } from '@dealership/contracts';
import { fill, pluralText, TEXTS } from '../../../texts/locales.js';
import { dayText, momentText } from '../../../texts/moments.js';
import { LeftToRight } from '../../layout/elements/elements.js';
import type { Fact } from '../../layout/elements/fact.js';

function monthsText(durationMonths: number, language: Language): string {
  const { plan, plans } = TEXTS[language].payments;
  if (durationMonths === 1) return plan;
  return fill(language, pluralText(language, plans, durationMonths), { count: String(durationMonths) });
}

/** What was bought, under its name at the time. */
export function planText(
  { durationMonths, planName }: Pick<PaymentNotice, 'durationMonths' | 'planName'>,
  language: Language,
): string {
  const months = monthsText(durationMonths, language);
  const name = planOwnName(planName, durationMonths, language);
  return name === undefined ? months : `${months} – ${name}`;
}

/** What was bought. Its length in parentheses, as in Japanese, stays on one line. */
export function planFact(label: string, payment: PaymentNotice, language: Language): Fact {
  const text = planText(payment, language);
  const content = text.split(/(（[^）]*）)/).map((part, at) =>
    at % 2 ? (
      <span key={part} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  return { label, text, content };
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
