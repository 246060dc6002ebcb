import type { Language } from '@dealership/contracts';

/** How a letter of that language addresses a person. */
export const nameIn = (language: Language, { firstName, lastName }: { firstName: string; lastName: string }): string =>
  language === 'ja' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`;
