import type { Language } from '../../languages/languages.js';
import { localize, localized } from '../../languages/localized-text.js';

/** The usual reasons for which a request is lost. They are stored in English, so that they can be counted. */
export const LOST_REASONS = [
  localized('Too expensive', 'السعر مرتفع', '価格が合わなかった'),
  localized('Bought elsewhere', 'اشترى من مكان آخر', '他店で購入'),
  localized('Car no longer available', 'لم تعد السيارة متاحة', '車両がなくなった'),
  localized('Could not be reached', 'تعذّر الوصول إليه', '連絡がつかなかった'),
  localized('No longer interested', 'لم يعد مهتمًا', '関心がなくなった'),
] as const;

/** A stored reason in a language; what staff wrote themselves stays as it is. */
export function lostReasonText(stored: string, language: Language): string {
  const known = LOST_REASONS.find(({ en }) => en === stored);
  return known ? localize(known, language) : stored;
}
