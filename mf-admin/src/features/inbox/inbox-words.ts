import {
  aboutOfKind,
  type InboxKind,
  type InboxRequest,
  optionWords,
  type RequestKind,
  requestKinds,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';

const kindOf = (kind: InboxKind): RequestKind | undefined => (kind === 'reservation' ? undefined : requestKinds[kind]);

/** What kinds are called, and what a request is about, in the reader's language. */
export function useInboxWords() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return {
    kindName: (kind: InboxKind): string => kindOf(kind)?.titles.one[language] ?? t('inbox.reservation'),
    about: ({ kind, about }: InboxRequest): string =>
      aboutOfKind(kind)
        .map((field) => about[field] && optionWords(kindOf(kind)?.fields[field], String(about[field]), language))
        .filter(Boolean)
        .join(' ') || t('lead.unknown'),
  };
}
