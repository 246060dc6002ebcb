import type { SettingValues } from '@dealership/contracts';
import { formatNumber, formatPercent, type Language, languageSettings, localize } from '@dealership/contracts';
import { fillPlaceholders } from './fill-placeholders.js';
import type { HomeContent } from './site-config.js';

/** The content of the home page below the hero. */
export function homeContent({ dealer, faq, fees: { calculator }, testimonials }: SettingValues, language: Language): HomeContent {
  const { locale } = languageSettings(language);
  const freeFrom = `¥${formatNumber(calculator.commissionFreeFromYen)}`;
  const values: Record<string, string> = {
    address: localize(dealer.address, language),
    freeFrom: language === 'ar' ? `\u2066${freeFrom}\u2069` : freeFrom,
    duty: formatPercent(calculator.dutyPercent / 100, locale),
    vat: formatPercent(calculator.vatPercent / 100, locale),
  };
  return {
    language,
    questions: faq.questions.map(({ question, answer }) => ({
      question: localize(question, language),
      answer: fillPlaceholders(localize(answer, language), values),
    })),
    clients: testimonials.clients.map(({ text, name, title }) => ({
      text: localize(text, language),
      name: localize(name, language),
      title: localize(title, language),
    })),
  };
}
