import type { SettingValues } from '@dealership/contracts';
import { formatNumber, formatPercent, inLanguage, type Language, languageSettings } from '@dealership/contracts';
import type { HomeContent } from './site-config.js';

/** What the home page says below its first view. */
export function homeContent({ dealer, faq, fees: { calculator }, testimonials }: SettingValues, language: Language): HomeContent {
  const { locale } = languageSettings(language);
  const values: Record<string, string> = {
    address: inLanguage(dealer.address, language),
    freeFrom: `¥${formatNumber(calculator.commissionFreeFromYen)}`,
    duty: formatPercent(calculator.dutyPercent / 100, locale),
    vat: formatPercent(calculator.vatPercent / 100, locale),
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
