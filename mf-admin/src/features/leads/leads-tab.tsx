import { formatRequestKey, kindOfList, LEAD_SORTS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { usePlaceName } from '../../shared/display/format/use-place-name.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { RequestDrawer } from '../../shared/request/drawer/request-drawer.js';
import { ExportButton } from '../../shared/request/entry/export-button.js';
import { type LeadList, leadList } from '../../shared/request/lead/lead-lists.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { LeadFilters } from './lead-filters.js';
import { exportAddress, LEADS_PAGE_SIZE, leadsQuery } from './leads-api.js';
import { SearchAlerts } from './search-alerts.js';
import { SubscriberDrawer } from './subscriber-drawer.js';
import { useLeadColumns } from './use-lead-columns.js';

function sortsOf({ about, hasAppointments }: LeadList): string[] {
  const unfit = [...(about.length ? [] : ['name']), ...(hasAppointments ? [] : ['appointment'])];
  return LEAD_SORTS.filter((sort) => !unfit.includes(sort));
}

export interface LeadsTabProps {
  /** The last segment of the list's path. */
  name: string;
}

/** What visitors sent. Staff read it, answer it, add notes and export it, but never change it. */
export function LeadsTab({ name }: LeadsTabProps) {
  const { t } = useTranslation('dashboard');
  const leads = leadList(name);
  const kind = kindOfList(name);
  const placeName = usePlaceName();
  const list = useListState();
  const [, setParams] = useSearchParams();
  const reading = useQuery(leadsQuery(leads, list));
  const columns = useLeadColumns(leads, reading.data?.items ?? [], ({ id }) => list.open(id));
  const shown = reading.data && { rows: reading.data.items, total: reading.data.total };
  return (
    <>
      <ListBar
        list={list}
        search={t(kind ? 'lead.search' : 'lead.searchAddress')}
        sorts={sortsOf(leads)}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={
          <Allowed to={leads.endpoints.export}>
            <ExportButton address={exportAddress(leads, list)} />
          </Allowed>
        }
      >
        <LeadFilters list={list} leads={leads} />
      </ListBar>
      <StaffTable
        label={placeName(name)}
        columns={columns}
        shown={shown}
        reading={reading}
        list={list}
        pageSize={LEADS_PAGE_SIZE}
        empty={{ title: t('lead.empty'), text: t('lead.emptyText') }}
      />
      {name === 'newsletter-subscribers' && <SearchAlerts />}
      {list.entry !== undefined && kind && (
        <RequestDrawer
          key={list.entry}
          requestKey={formatRequestKey({ kind, number: list.entry })}
          onOpen={(request) => setParams({ tab: 'inbox', request })}
          onClose={() => list.open()}
        />
      )}
      {list.entry !== undefined && !kind && (
        <SubscriberDrawer key={list.entry} id={list.entry} list={leads} onClose={() => list.open()} />
      )}
    </>
  );
}
