import { showToast, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import type { EditedKind, StaffRecord } from '../../list/records/record-kind.js';
import type { StoredRecord } from './use-store-record.js';

/** Reports a saved row, with a link to where it is now. */
export function useSavedToast<Row extends StaffRecord, Values extends object>(kind: EditedKind<Row, Values>) {
  const { t } = useTranslation('dashboard');
  const [, setParams] = useSearchParams();
  return ({ before, saved, isMerged }: StoredRecord<Row>, isDraft: boolean): void => {
    const outcome = before ? (kind.outcomeOf?.(before, saved) ?? 'updated') : isDraft ? 'drafted' : 'added';
    const page = before || isDraft ? undefined : kind.pageOf?.(saved);
    const drafts = outcome === 'drafted' ? kind.draftList : undefined;
    showToast({
      kind: 'success',
      title: t(`toast.${kind.name}.${outcome}`, kind.toastValues?.(saved) ?? {}),
      ...(isMerged && { text: t('conflict.merged') }),
      ...(page && { action: { label: t('action.onSite'), onPress: () => window.open(page, '_blank', 'noopener') } }),
      ...(drafts && { action: { label: t('action.showDrafts'), onPress: () => setParams(drafts) } }),
    });
  };
}
