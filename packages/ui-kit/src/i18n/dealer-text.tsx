import { inLanguage, lookInLanguage, type Words } from '@dealership/contracts';
import { useLanguage } from './use-language.js';

/** What the dealer has written, in the page's language; English, marked as that, where nobody has translated it. */
export function DealerText({ words }: { words: Words }) {
  const { language } = useLanguage();
  return <bdi {...lookInLanguage(words, language)}>{inLanguage(words, language)}</bdi>;
}
