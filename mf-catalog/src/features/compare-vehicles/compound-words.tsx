import { useHydrated, useLanguage } from '@dealership/ui-kit';
import { Fragment } from 'react';

/** Ends with a word of three letters or a Chinese character, and not with a part of a word that was taken apart. */
const WORD_BEFORE = /([ァ-ヶー]{3}|\p{Script=Han})$/u;
const WORD_AFTER = /^[ァ-ヶー]{3}/u;

/** A Japanese text, divided where another word in katakana begins. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let before = '';
  for (const { segment } of new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)) {
    if (WORD_BEFORE.test(before) && WORD_AFTER.test(segment)) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
    before = segment;
  }
  return words;
}

/**
 * A text of a narrow column: a Japanese compound may break between its words. Divided once hydrated, since browsers and
 * server may divide words differently.
 */
export function CompoundWords({ text }: { text: string }) {
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  if (language !== 'ja' || !isHydrated) return text;
  return wordsOf(text).map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}
