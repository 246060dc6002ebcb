import type { Language } from '@dealership/contracts';

/** A name as it was typed, without addresses of pages: mail programs make links of them, in a letter that bears our name. */
const withoutAddresses = (name: string): string =>
  name
    .replace(/\S*(?::\/\/|www\.)\S*/gi, ' ')
    .replace(/[/@]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();

/** How a letter of that language addresses a person. */
export function nameIn(language: Language, { firstName, lastName }: { firstName: string; lastName: string }): string {
  const [first, last] = [withoutAddresses(firstName), withoutAddresses(lastName)];
  return (language === 'ja' ? [last, first] : [first, last]).filter(Boolean).join(' ');
}
