import { type Language, languageSettings } from '@dealership/contracts';
import { type BackendModule, createInstance, type i18n as I18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';

export type Texts = { [key: string]: string | Texts | (string | Texts)[] };

/** Loads one part's texts in one language. */
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
      // `true`: the next request loads them again.
      (error: Error) => done(error, true),
    );
  },
};

const common = (language: Language): InitOptions => ({
  lng: language,
  fallbackLng: false,
  ns: [],
  // Texts common to all parts: forms, errors, navigation.
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnNull: false,
  maxRetries: 0,
});

/** The browser's single instance: the shell creates it, every part adds its texts. */
export const i18n: I18n = createInstance();

export async function startI18n(language: Language): Promise<void> {
  await i18n.use(lazyTexts).use(initReactI18next).init(common(language));
}

/**
 * Registers a part's texts and waits for the current language. Reloads them when the language changes. Throws if they cannot
 * be loaded.
 */
export async function addTexts(namespace: string, load: TextLoader): Promise<void> {
  loaders.set(namespace, load);
  await new Promise<void>((resolve, reject) => {
    void i18n.loadNamespaces(namespace, (cause) =>
      cause ? reject(new Error(`The texts ${namespace} could not be loaded`, { cause })) : resolve(),
    );
  });
}

/** Loads the texts of all parts in another language. Throws if one is missing; i18next would show its keys. */
export async function loadTexts(language: Language): Promise<void> {
  const missing = [...loaders].filter(([namespace]) => !i18n.hasResourceBundle(language, namespace));
  const texts = await Promise.all(missing.map(async ([namespace, load]) => [namespace, await load(language)] as const));
  for (const [namespace, module] of texts) i18n.addResourceBundle(language, namespace, module.default);
}

/** An instance for server rendering: one language, all texts preloaded. */
export function createServerI18n(language: Language, resources: Record<string, Texts>): I18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .init({ ...common(language), ns: Object.keys(resources), initAsync: false, resources: { [language]: resources } });
  return instance;
}

export const currentLanguage = (instance: I18n = i18n): Language => instance.language as Language;

export const directionOf = (language: Language) => languageSettings(language).direction;
