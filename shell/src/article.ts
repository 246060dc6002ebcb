import {
  type Language,
  type LocalizedDeep,
  localizeDeep,
  type PageText,
  type PageTextName,
  type SettingValues,
} from '@dealership/contracts';

/** The texts of a page that has its own, in one language. */
export interface Article<Name extends PageTextName = PageTextName> {
  name: Name;
  language: Language;
  texts: LocalizedDeep<SettingValues[Name]>;
  /** When they were last published; `null` for the default texts. */
  publishedAt: string | null;
}

/** The pages that have their own texts, by path. */
export const ARTICLE_PATHS: Partial<Record<string, PageTextName>> = {
  '/about': 'about',
  '/privacy': 'privacy',
  '/terms': 'terms',
  '/cookies': 'cookies',
};

export const articleOf = <Name extends PageTextName>(
  name: Name,
  { body, publishedAt }: PageText<Name>,
  language: Language,
): Article<Name> => ({ name, language, texts: localizeDeep(body, language), publishedAt });
