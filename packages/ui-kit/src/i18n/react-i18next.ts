/** The part of react-i18next that the site uses; parts of the site take it from here so that no page carries the rest. */
export { I18nextProvider, useTranslation } from 'react-i18next';
