import { useTranslation as useLiveTranslation } from 'react-i18next';
import { useFixedTranslation } from './fixed-translation.js';

export { I18nextProvider } from 'react-i18next';

declare const __SERVER__: true | undefined;

/** The subset of react-i18next that the site uses; parts import it from here so that no page includes the rest. */
export const useTranslation =
  typeof __SERVER__ === 'undefined' ? useLiveTranslation : (useFixedTranslation as typeof useLiveTranslation);
