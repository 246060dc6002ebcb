import type { Language } from '@dealership/contracts';

type Name = 'firstName' | 'lastName';

/** The fields of a person's name, in the order in which the language names people. */
export const nameOrder = (language: Language): [Name, Name] =>
  language === 'ja' ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
