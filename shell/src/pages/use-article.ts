import type { Language, PageText, PageTextName } from '@dealership/contracts';
import { getPageText } from '@dealership/contracts/settings/endpoints';
import { useCallback } from 'react';
import { type Article, articleOf } from '../article.js';
import { useSite } from '../layout/site-context.js';
import { usePublished } from './use-published.js';

/** The texts of a page that has its own. */
export function useArticle<Name extends PageTextName>(name: Name) {
  const { article } = useSite();
  const given = article?.name === name ? (article as Article<Name>) : undefined;
  const make = useCallback((answer: PageText<Name>, language: Language) => articleOf(name, answer, language), [name]);
  // Without endpointPath(), which belongs to the API client: these pages do not load it.
  return usePublished(given, getPageText.path.replace(':name', name), make);
}
