import type { Language } from '@dealership/contracts';
import { unsavedTexts } from '../../shared/unsaved/unsaved.js';

export type Introduction = Record<Language, string>;

/** Texts typed above the vehicles of an e-mail that has not been sent, by user. */
export const typedIntroductions = unsavedTexts<Introduction, number>((texts) =>
  Object.values(texts).some((text) => text.trim() !== ''),
);
