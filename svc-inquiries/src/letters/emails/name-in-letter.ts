import { personName } from '@dealership/contracts';

/** A name as it was typed, without addresses of pages: mail programs make links of them, in a letter that bears our name. */
const withoutAddresses = (name: string): string =>
  name
    .replace(/\S*(?::\/\/|www\.)\S*/gi, ' ')
    .replace(/[/@]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();

/** How a letter addresses a person. */
export const nameInLetter = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  personName({ firstName: withoutAddresses(firstName), lastName: withoutAddresses(lastName) });
