import { LANGUAGES, type Language } from '@dealership/contracts';
import { createServerI18n } from '@dealership/ui-kit';
import { commonTexts } from '@dealership/ui-kit/common-texts';
import type { i18n as I18n } from 'i18next';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import arAbout from '../../pages/about/locales/ar.json';
import enAbout from '../../pages/about/locales/en.json';
import jaAbout from '../../pages/about/locales/ja.json';
import arContact from '../../pages/contact/locales/ar.json';
import enContact from '../../pages/contact/locales/en.json';
import jaContact from '../../pages/contact/locales/ja.json';
import arPages from '../../pages/locales/ar.json';
import enPages from '../../pages/locales/en.json';
import jaPages from '../../pages/locales/ja.json';

const shellTexts = { en, ar, ja };
const pageTexts = { en: enPages, ar: arPages, ja: jaPages };
const aboutTexts = { en: enAbout, ar: arAbout, ja: jaAbout };
const contactTexts = { en: enContact, ar: arContact, ja: jaContact };

const instances = new Map<Language, I18n>(
  LANGUAGES.map(({ code }) => [
    code,
    createServerI18n(code, {
      common: commonTexts[code],
      shell: shellTexts[code],
      pages: pageTexts[code],
      about: aboutTexts[code],
      contact: contactTexts[code],
    }),
  ]),
);

export const i18nFor = (language: Language): I18n => instances.get(language) as I18n;
