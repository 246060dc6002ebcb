import { useTranslation as useLiveTranslation } from 'react-i18next';
import { useFixedTranslation } from './fixed-translation.js';

export { I18nextProvider } from 'react-i18next';

declare const __SERVER__: true | undefined;

/** The part of react-i18next that the site uses; parts of the site take it from here so that no page carries the rest. */
export const useTranslation =
  typeof __SERVER__ === 'undefined' ? useLiveTranslation : (useFixedTranslation as typeof useLiveTranslation);
