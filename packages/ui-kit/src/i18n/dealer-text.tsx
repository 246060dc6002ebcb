import { type LocalizedText, langAttributes, localize } from '@dealership/contracts';
import { useLanguage } from './use-language.js';

/** What the dealer has written, in the page's language; English, marked as that, where nobody has translated it. */
export function DealerText({ words }: { words: LocalizedText }) {
  const { language } = useLanguage();
  return <bdi {...langAttributes(words, language)}>{localize(words, language)}</bdi>;
}
