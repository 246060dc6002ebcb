import { INBOX_VIEWS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Segmented } from 'antd';
import { useColleagues } from '../../../shared/staff/use-colleagues.js';
import type { InboxControl } from '../use-inbox-state.js';

/** Chooses a view. Without colleagues, those by owner are left out. */
export function InboxViews({ inbox }: { inbox: InboxControl }) {
  const { t } = useTranslation('dashboard');
  const { isAlone, isPending } = useColleagues();
  if (isPending) return null;
  const views = INBOX_VIEWS.filter((view) => !isAlone || view === inbox.view || (view !== 'mine' && view !== 'unassigned'));
  return (
    <Segmented
      name="inbox-views"
      aria-label={t('inbox.views')}
      value={inbox.view}
      options={views.map((value) => ({ value, label: t(`inbox.view.${value}`) }))}
      onChange={(view) => inbox.change({ view: view === 'all' ? '' : view, sort: '' })}
    />
  );
}
