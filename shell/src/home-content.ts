import type { SettingValues } from '@dealership/contracts';
import {
  COMMISSION_FREE_FROM_YEN,
  formatNumber,
  inLanguage,
  type Language,
  UAE_DUTY_SHARE,
  UAE_VAT_SHARE,
} from '@dealership/contracts';
import type { HomeContent } from './site-config.js';

const percent = (share: number): string => `${share * 100}%`;

/** What the home page says below its first view. */
export function homeContent({ dealer, faq, testimonials }: SettingValues, language: Language): HomeContent {
  const values: Record<string, string> = {
    address: inLanguage(dealer.address, language),
    freeFrom: `¥${formatNumber(COMMISSION_FREE_FROM_YEN)}`,
    duty: percent(UAE_DUTY_SHARE),
    vat: percent(UAE_VAT_SHARE),
  };
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    language,
    questions: faq.questions.map(({ question, answer }) => ({
      question: inLanguage(question, language),
      answer: filled(inLanguage(answer, language)),
    })),
    clients: testimonials.clients.map(({ text, name, title }) => ({
      text: inLanguage(text, language),
      name: inLanguage(name, language),
      title: inLanguage(title, language),
    })),
  };
}
