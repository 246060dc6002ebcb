import { INBOX_KINDS, INBOX_SORTS, INBOX_STATES, INBOX_VIEWS } from '@dealership/contracts';
import { enterRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { AddIcon, FilterIcon, RefreshIcon } from '../../shared/display/icons.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import barStyles from '../../shared/list/list-bar.module.css';
import { SearchBox } from '../../shared/list/search-box.js';
import { ClockLegend } from '../../shared/request/clock-tag.js';
import { useCars } from '../../shared/request/lead/use-cars.js';
import { useRequestLabels } from '../../shared/request/request-labels.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { useColleagues } from '../../shared/staff/use-colleagues.js';
import styles from './inbox.module.css';
import { tagsQuery } from './inbox-api.js';
import { INBOX_LAYOUTS, type InboxControl } from './use-inbox-state.js';

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
  const { kindName } = useRequestLabels();
  const { data: tags = [] } = useQuery(tagsQuery);
  const [isOpen, setOpen] = useState(false);
  const { isAlone, isPending } = useColleagues();
  const views = INBOX_VIEWS.filter((view) => !isAlone || view === inbox.view || (view !== 'mine' && view !== 'unassigned'));
  const sort = inbox.sort ?? (inbox.view === 'unanswered' ? 'due' : 'newest');
  const car = inbox.vehicle ? { id: inbox.vehicle, upcoming: false } : undefined;
  const carOf = useCars([car]);
  const shown = inbox.tag && !tags.includes(inbox.tag) ? [inbox.tag, ...tags] : tags;
  return (
    <div className={styles.bar}>
      <div className={styles.top}>
        <div className={styles.views}>
          {!isPending && (
            <Segmented
              name="inbox-views"
              aria-label={t('inbox.views')}
              value={inbox.view}
              options={views.map((value) => ({ value, label: t(`inbox.view.${value}`) }))}
              onChange={(view) => inbox.change({ view: view === 'all' ? '' : view, sort: '' })}
            />
          )}
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
          <NativeSelect
            aria-label={t('inbox.kind')}
            value={inbox.kind ?? ''}
            options={[
              { value: '', label: t('inbox.allKinds') },
              ...INBOX_KINDS.map((value) => ({ value, label: kindName(value) })),
            ]}
            onChange={(kind) => inbox.change({ kind })}
          />
          {inbox.layout === 'list' && (
            <NativeSelect
              aria-label={t('inbox.state')}
              value={inbox.state ?? ''}
              options={[
                { value: '', label: t('lead.withoutSpam') },
                ...INBOX_STATES.map((value) => ({ value, label: t(`inboxState.${value}`) })),
              ]}
              onChange={(state) => inbox.change({ state })}
            />
          )}
          {shown.length > 0 && (
            <NativeSelect
              aria-label={t('inbox.tag')}
              value={inbox.tag}
              options={[{ value: '', label: t('inbox.allTags') }, ...shown.map((value) => ({ value, label: value }))]}
              onChange={(tag) => inbox.change({ tag })}
            />
          )}
          {inbox.vehicle && (
            <NativeSelect
              aria-label={t('inbox.vehicle')}
              value={inbox.vehicle}
              options={[
                { value: '', label: t('inbox.allVehicles') },
                { value: String(inbox.vehicle), label: carOf(car)?.name ?? `#${inbox.vehicle}` },
              ]}
              onChange={(vehicle) => inbox.change({ vehicle })}
            />
          )}
          <NativeSelect
            aria-label={t('list.sort')}
            value={sort}
            options={INBOX_SORTS.map((value) => ({ value, label: t(value === 'due' ? 'inbox.byDue' : `sort.${value}`) }))}
            onChange={(value) => inbox.change({ sort: value })}
          />
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
