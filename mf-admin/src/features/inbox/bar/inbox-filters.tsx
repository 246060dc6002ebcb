import { INBOX_KINDS, INBOX_SORTS, INBOX_STATES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import { useRequestLabels } from '../../../shared/request/request-labels.js';
import { tagsQuery } from '../inbox-api.js';
import type { InboxControl } from '../use-inbox-state.js';

/** The filters and the order of the inbox. Those by tag and vehicle are shown if there is something to choose. */
export function InboxFilters({ inbox }: { inbox: InboxControl }) {
  const { t } = useTranslation('dashboard');
  const { kindName } = useRequestLabels();
  const { data: known = [] } = useQuery(tagsQuery);
  const tags = inbox.tag && !known.includes(inbox.tag) ? [inbox.tag, ...known] : known;
  const car = inbox.vehicle ? { id: inbox.vehicle, upcoming: false } : undefined;
  const carOf = useCars([car]);
  const sort = inbox.sort ?? (inbox.view === 'unanswered' ? 'due' : 'newest');
  return (
    <>
      <NativeSelect
        aria-label={t('inbox.kind')}
        value={inbox.kind ?? ''}
        options={[{ value: '', label: t('inbox.allKinds') }, ...INBOX_KINDS.map((value) => ({ value, label: kindName(value) }))]}
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
      {tags.length > 0 && (
        <NativeSelect
          aria-label={t('inbox.tag')}
          value={inbox.tag}
          options={[{ value: '', label: t('inbox.allTags') }, ...tags.map((value) => ({ value, label: value }))]}
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
    </>
  );
}
