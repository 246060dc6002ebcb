import { COMMISSION_FREE_FROM_YEN, formatNumber, UAE_DUTY_SHARE, UAE_VAT_SHARE } from '@dealership/contracts';
import type { useTranslation } from '@dealership/ui-kit';

/** In the order in which a buyer asks them. */
const QUESTIONS = ['look', 'access', 'cost', 'deposit', 'time', 'register', 'reserve', 'consign'] as const;

export interface Question {
  key: (typeof QUESTIONS)[number];
  question: string;
  answer: string;
}

type Translate = ReturnType<typeof useTranslation>['t'];

const percent = (share: number): string => `${share * 100}%`;

/** What visitors ask, with our answers. `t`: of the home page; `address`: the dealer's. */
export function questions(t: Translate, address: string): Question[] {
  const values = {
    address,
    freeFrom: `¥${formatNumber(COMMISSION_FREE_FROM_YEN)}`,
    duty: percent(UAE_DUTY_SHARE),
    vat: percent(UAE_VAT_SHARE),
  };
  return QUESTIONS.map((key) => ({
    key,
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`, values),
  }));
}
