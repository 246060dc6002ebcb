import { type LocalizedText, langAttributes, localize } from '@dealership/contracts';
import { useLanguage } from './use-language.js';

/** The dealer's text in the page's language; falls back to English, marked with `lang`. */
export function DealerText({ text }: { text: LocalizedText }) {
  const { language } = useLanguage();
  return <bdi {...langAttributes(text, language)}>{localize(text, language)}</bdi>;
}
