import { LEAD_SORTS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { usePlaceName } from '../../shared/display/use-place-name.js';
import { ExportButton } from '../../shared/entry/export-button.js';
import { type AnyLead, isNewer } from '../../shared/lead/lead.js';
import { type LeadList, leadList } from '../../shared/lead/lead-lists.js';
import { leadQuery } from '../../shared/lead/lead-query.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/me/allowed.js';
import { StaffTable } from '../../shared/table/staff-table.js';
import { LeadDrawer } from './lead-drawer.js';
import { LeadFilters } from './lead-filters.js';
import { exportAddress, LEADS_PAGE_SIZE, leadsQuery } from './leads-api.js';
import { SearchAlerts } from './search-alerts.js';
import { useLeadColumns } from './use-lead-columns.js';

function sortsOf({ about, hasAppointments }: LeadList): string[] {
  const unfit = [...(about.length ? [] : ['name']), ...(hasAppointments ? [] : ['appointment'])];
  return LEAD_SORTS.filter((sort) => !unfit.includes(sort));
}

export interface LeadsTabProps {
  /** The last segment of the list's path. */
  name: string;
}

/** What visitors sent. Staff read it, set its status, add notes and export it, but never change it. */
export function LeadsTab({ name }: LeadsTabProps) {
  const { t } = useTranslation('dashboard');
  const leads = leadList(name);
  const placeName = usePlaceName();
  const list = useListState();
  // The entry as last opened or changed here; a filter may have removed it from the list since.
  const [seen, setSeen] = useState<AnyLead>();
  const reading = useQuery(leadsQuery(leads, list));
  const items = reading.data?.items ?? [];
  const isListed = [...items, seen].some((lead) => lead?.id === list.entry);
  const alone = useQuery({
    ...leadQuery(leads, list.entry),
    enabled: list.entry !== undefined && !isListed && !reading.isPending,
  });
  const columns = useLeadColumns(leads, items, (lead) => {
    setSeen(lead);
    list.open(lead.id);
  });
  const shown = reading.data && { rows: reading.data.items, total: reading.data.total };
  const known = [seen, ...items, ...(alone.data?.items ?? [])].filter((lead) => lead?.id === list.entry);
  const current = known.reduce((one, other) => (one && other && isNewer(other, one) ? other : (one ?? other)), undefined);
  return (
    <>
      <ListBar
        list={list}
        search={t('lead.search')}
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
      {current && <LeadDrawer key={current.id} list={leads} lead={current} onChanged={setSeen} onClose={() => list.open()} />}
    </>
  );
}
