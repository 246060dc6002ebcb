import type { Language } from '@dealership/contracts';

/** The fields of a person's name, in the order in which the language names people. */
export const nameOrder = (language: Language): ('firstName' | 'lastName')[] =>
  language === 'ja' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
