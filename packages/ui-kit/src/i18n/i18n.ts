import { type Language, languageSettings } from '@dealership/contracts';
import { type BackendModule, createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type Texts = { [key: string]: string | Texts | (string | Texts)[] };

/** Loads the texts of one part of the site in one language. */
export type TextLoader = (language: Language) => Promise<{ default: Texts }>;

const loaders = new Map<string, TextLoader>();

const lazyTexts: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = loaders.get(namespace);
    if (!load) return done(new Error(`No texts for ${namespace} in ${language}`), false);
    load(language as Language).then(
      ({ default: texts }) => done(null, texts),
      (error: Error) => done(error, false),
    );
  },
};

const common = (language: Language): InitOptions => ({
  lng: language,
  fallbackLng: false,
  ns: [],
  // The texts that every part uses: forms, errors, navigation between parts.
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
});

/** The browser's one instance: the shell starts it, every part adds its own texts. */
export const i18n: I18n = createInstance();

export async function startI18n(language: Language): Promise<void> {
  await i18n.use(lazyTexts).use(initReactI18next).init(common(language));
}

/** Makes a part's texts known and waits for those of the current language. They follow when the language changes. */
export async function addTexts(namespace: string, load: TextLoader): Promise<void> {
  loaders.set(namespace, load);
  await i18n.loadNamespaces(namespace);
}

/** An instance for rendering on the server: one language, every text at hand. */
export function createServerI18n(language: Language, resources: Record<string, Texts>): I18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...common(language), ns: Object.keys(resources), initAsync: false, resources: { [language]: resources } });
  return instance;
}

export const currentLanguage = (instance: I18n = i18n): Language => instance.language as Language;

export const directionOf = (language: Language) => languageSettings(language).direction;
