import { useTranslation } from '@dealership/ui-kit';

/** Joins the parts of a label with the separator of the language; those without text are left out. */
export function useJoined() {
  const { t } = useTranslation('dashboard');
  return (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(t('list.separator'));
}
