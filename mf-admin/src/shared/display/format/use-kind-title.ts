import { type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';

/** A kind's title in the reader's language by the name of its list; undefined if the list belongs to no kind. */
export function useKindTitle(): (list: string, title: keyof RequestKind['titles']) => string | undefined {
  const { language } = useLanguage();
  return (list, title) => Object.values<RequestKind>(requestKinds).find((kind) => kind.list === list)?.titles[title][language];
}
