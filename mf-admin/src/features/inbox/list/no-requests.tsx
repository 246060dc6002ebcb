import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { EmptyState } from '../../../shared/display/feedback/empty-state.js';
import type { InboxControl } from '../use-inbox-state.js';

/** Shown if there are no requests, or none that match. */
export function NoRequests({ inbox }: { inbox: InboxControl }) {
  const { t } = useTranslation('dashboard');
  const { q, kind, state, tag, vehicle, cursor, view } = inbox;
  const isNarrowed = q || kind || state || tag || vehicle || cursor || view !== 'all';
  if (!isNarrowed) return <EmptyState title={t('lead.empty')} text={t('lead.emptyText')} />;
  const clear = <Button onClick={inbox.clear}>{t('list.clear')}</Button>;
  return <EmptyState title={t('list.noMatch')} text={t('list.noMatchText')} action={clear} />;
}
