import { type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';

/** A kind's title in the reader's language, by list name; undefined for other lists. */
export function useKindTitle(): (list: string, title: keyof RequestKind['titles']) => string | undefined {
  const { language } = useLanguage();
  return (list, title) => Object.values<RequestKind>(requestKinds).find((kind) => kind.list === list)?.titles[title][language];
}
