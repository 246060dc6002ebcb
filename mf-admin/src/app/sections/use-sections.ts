import { adminPath, type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useStartPage } from '../../shared/staff/start-page.js';
import { mayOf, useMe } from '../../shared/staff/use-me.js';
import { STANDARD_TAB, TABS } from './tabs.js';

/** The sections that the user may see, in order, with their labels and addresses. `fallback`: the one without a name in the URL. */
export function useSections() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const may = mayOf(useMe().data);
  const start = useStartPage();
  const names = Object.entries(TABS).flatMap(([name, { permission }]) => (may(permission) ? [name] : []));
  const fallback = [start, STANDARD_TAB].find((name) => names.includes(name)) ?? names[0] ?? '';
  return {
    names,
    fallback,
    label: (name: string): string =>
      Object.values<RequestKind>(requestKinds).find(({ tab }) => tab === name)?.titles.tab[language] ?? t(`tab.${name}`),
    addressOf: (name: string): string => (name === fallback ? '/admin' : adminPath(name)),
  };
}
