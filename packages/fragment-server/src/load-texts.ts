import { LANGUAGES, type Language } from '@dealership/contracts';
import type { LazyTexts, Texts } from '@dealership/ui-kit';
import { commonTexts } from '@dealership/ui-kit/common-texts';
import { isMoved, type RemoteDefinition } from '@dealership/ui-kit/lifecycles';

/** The texts of these namespaces and the common ones, by language and namespace. */
async function loadTextsOf(namespaces: LazyTexts[]): Promise<Record<Language, Record<string, Texts>>> {
  const languages = LANGUAGES.map(async ({ code }) => {
    const own = namespaces.map(async ({ namespace, load }) => [namespace, (await load(code)).default] as const);
    const texts: Record<string, Texts> = { common: commonTexts[code], ...Object.fromEntries(await Promise.all(own)) };
    return [code, texts] as const;
  });
  return Object.fromEntries(await Promise.all(languages)) as Record<Language, Record<string, Texts>>;
}

/** Every text of a remote, by language and namespace. */
export const loadTexts = ({ texts, pages }: Pick<RemoteDefinition, 'texts' | 'pages'>) =>
  loadTextsOf([texts, ...pages.flatMap((page) => (isMoved(page) || !page.texts ? [] : [page.texts]))]);
