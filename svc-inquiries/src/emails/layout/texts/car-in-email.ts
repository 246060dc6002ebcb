const MAX_LENGTH = 60;

/** What mail clients make a link of, and what can be called: nine digits or more. */
const ADDRESS_OR_NUMBER = /:\/\/|@|www|\p{L}\.\p{L}|\d\.\d+\.\d|(?:\p{Nd}[^\p{L}\p{Nd}]*){9}/iu;

/** A typed name of a car for an e-mail sent in our name: one short line; empty if it contains an address or a number. */
export function carInEmail(typed: string): string {
  const line = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  if (ADDRESS_OR_NUMBER.test(line)) return '';
  const characters = [...line];
  return characters.length > MAX_LENGTH
    ? `${characters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trim()}…`
    : line;
}
