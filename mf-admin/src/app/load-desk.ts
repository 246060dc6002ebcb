import { addTexts } from '@dealership/ui-kit';
import { Desk } from './desk.js';
import { deskTexts } from './desk-texts.js';

/** The desk with its texts in the language of the page. */
export async function loadDesk() {
  await addTexts('desk', deskTexts);
  return { default: Desk };
}
