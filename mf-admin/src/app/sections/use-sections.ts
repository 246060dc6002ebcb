import { adminPath, type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useStartPage } from '../../shared/staff/start-page.js';
import { mayOf, useMe } from '../../shared/staff/use-me.js';
import { STANDARD_TABS, TABS } from './tabs.js';

/**
 * The sections that the user may see, in order, with their labels and addresses. `standard`: the one
 * below the day's overview. `fallback`: the one without a name in the URL, which the user may have chosen.
 */
export function useSections() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const may = mayOf(useMe().data);
  const start = useStartPage();
  const names = Object.entries(TABS).flatMap(([name, { permission }]) => (may(permission) ? [name] : []));
  const standard = STANDARD_TABS.find((name) => names.includes(name)) ?? names[0] ?? '';
  const fallback = names.includes(start) ? start : standard;
  return {
    names,
    standard,
    fallback,
    label: (name: string): string =>
      Object.values<RequestKind>(requestKinds).find(({ tab }) => tab === name)?.titles.tab[language] ?? t(`tab.${name}`),
    addressOf: (name: string): string => (name === fallback ? '/admin' : adminPath(name)),
  };
}
