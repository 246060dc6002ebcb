/** The first letters of a name's first and last word; of a name without spaces, its first letter. */
export function initialsOf(name: string, locale: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
