import type { i18n as I18n, TFunction, TOptions } from 'i18next';
import { useContext } from 'react';
import { I18nContext, type UseTranslationResponse } from 'react-i18next';

type Translation = UseTranslationResponse<string, undefined>;

const caches = new WeakMap<I18n, Map<string, Translation>>();

/** Upper limit for the cache of texts with values; the cache is cleared when it is full. */
const MAX_TEXTS = 2000;

const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Cache key of a text; undefined if its values are not all primitive. */
function nameOf(key: string, options: TOptions | string | undefined): string | undefined {
  if (options === undefined) return key;
  return typeof options === 'object' && Object.values(options).every(isPlain) ? `${key} ${JSON.stringify(options)}` : undefined;
}

/** Caches texts by their values. */
function withMemory(t: TFunction): TFunction {
  const texts = new Map<string, string>();
  const translate = (key: string, options?: TOptions | string) => {
    const name = nameOf(key, options);
    const known = name === undefined ? undefined : texts.get(name);
    if (known !== undefined) return known;
    const text: unknown = t(key, options as TOptions);
    // A missing text returns its key, which can be any string.
    if (name !== undefined && typeof text === 'string' && text !== key) {
      if (texts.size >= MAX_TEXTS) texts.clear();
      texts.set(name, text);
    }
    return text;
  };
  return translate as unknown as TFunction;
}

function translationsOf(instance: I18n): Map<string, Translation> {
  let translations = caches.get(instance);
  if (!translations) {
    const cache = new Map<string, Translation>();
    translations = cache;
    caches.set(instance, cache);
    instance.store.on('added', () => cache.clear());
  }
  return translations;
}

/**
 * `useTranslation` for the server, where an instance has one language and all texts: caches the result per namespace
 * and instance rather than per component and page; reset when texts are added.
 */
export function useFixedTranslation(namespace?: string | readonly string[]): Translation {
  const context = useContext(I18nContext);
  if (!context) throw new Error('useTranslation: there is no I18nextProvider above');
  const { i18n, defaultNS } = context;
  const scope = namespace ?? defaultNS ?? i18n.options.defaultNS ?? [];
  const namespaces = typeof scope === 'string' ? [scope] : [...(scope as readonly string[])];
  const translations = translationsOf(i18n);
  const name = namespaces.join();
  let translation = translations.get(name);
  if (!translation) {
    const t = withMemory(i18n.getFixedT(i18n.language, namespaces[0] as 'translation'));
    translation = Object.assign([t, i18n, true], { t, i18n, ready: true }) as unknown as Translation;
    translations.set(name, translation);
  }
  return translation;
}
