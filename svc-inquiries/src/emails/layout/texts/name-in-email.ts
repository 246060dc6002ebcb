import { customerName } from '@dealership/contracts';

/** A typed name with URLs removed: mail clients would turn them into links in an e-mail sent in our name. */
const withoutAddresses = (name: string): string =>
  name
    .replace(/\S*(?::\/\/|www\.)\S*/gi, ' ')
    .replace(/[/@]/g, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();

/** How an e-mail addresses a customer. */
export const nameInEmail = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  customerName({ firstName: withoutAddresses(firstName), lastName: withoutAddresses(lastName) });
