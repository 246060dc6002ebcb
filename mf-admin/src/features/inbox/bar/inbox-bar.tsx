import { enterRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { AddIcon, FilterIcon, RefreshIcon } from '../../../shared/display/icons.js';
import barStyles from '../../../shared/list/list-bar.module.css';
import { SearchBox } from '../../../shared/list/search-box.js';
import { ClockLegend } from '../../../shared/request/clock-tag.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../inbox.module.css';
import { INBOX_LAYOUTS, type InboxControl } from '../use-inbox-state.js';
import { InboxFilters } from './inbox-filters.js';
import { InboxViews } from './inbox-views.js';

export interface InboxBarProps {
  inbox: InboxControl;
  onRefresh: () => void;
  refreshing: boolean;
  onHelp: () => void;
  onAdd: () => void;
}

/** Views, search and filters of the inbox. */
export function InboxBar({ inbox, onRefresh, refreshing, onHelp, onAdd }: InboxBarProps) {
  const { t } = useTranslation('dashboard');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <div className={styles.views}>
          <InboxViews inbox={inbox} />
        </div>
        <Button className={styles.help} type="text" onClick={onHelp} aria-keyshortcuts="?">
          {t('inbox.keys.button')}
        </Button>
        <Segmented
          className={styles.layouts}
          name="inbox-layouts"
          aria-label={t('inbox.layouts')}
          value={inbox.layout}
          options={INBOX_LAYOUTS.map((value) => ({ value, label: t(`inbox.layout.${value}`) }))}
          onChange={(layout) => inbox.lay(layout)}
        />
      </div>
      <div className={barStyles.bar}>
        <SearchBox label={t('inbox.search')} value={inbox.q} onSearch={(q) => inbox.change({ q })} />
        <Button className={barStyles.toggle} icon={<FilterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('list.filters')}
        </Button>
        <div className={[barStyles.filters, isOpen && barStyles.open].filter(Boolean).join(' ')}>
          <InboxFilters inbox={inbox} />
        </div>
        <Button
          icon={<RefreshIcon spin={refreshing} />}
          onClick={onRefresh}
          aria-label={t('list.refresh')}
          title={t('list.refresh')}
        />
        <Allowed to={enterRequest}>
          <Button className={styles.add} type="primary" icon={<AddIcon />} onClick={onAdd}>
            {t('inbox.entered.add')}
          </Button>
        </Allowed>
      </div>
      {inbox.layout === 'list' && <ClockLegend className={styles.clock} />}
    </div>
  );
}
