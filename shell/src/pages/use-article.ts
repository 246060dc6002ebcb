import type { Language, PageText, PageTextName } from '@dealership/contracts';
import { getPageText } from '@dealership/contracts/settings/endpoints';
import { useCallback } from 'react';
import { type Article, articleOf } from '../article.js';
import { useSite } from '../layout/site-context.js';
import { usePublished } from './use-published.js';

/** Texts of a page that has its own. */
export function useArticle<Name extends PageTextName>(name: Name) {
  const { article } = useSite();
  const given = article?.name === name ? (article as Article<Name>) : undefined;
  const make = useCallback((answer: PageText<Name>, language: Language) => articleOf(name, answer, language), [name]);
  // endpointPath() belongs to the API client, which these pages do not load.
  return usePublished(given, getPageText.path.replace(':name', name), make);
}
