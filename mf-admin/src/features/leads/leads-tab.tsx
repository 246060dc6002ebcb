import { LEAD_SORTS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { usePlaceName } from '../../shared/display/use-place-name.js';
import { ExportButton } from '../../shared/entry/export-button.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { StaffTable } from '../../shared/table/staff-table.js';
import { type AnyLead, isNewer } from './lead.js';
import { LeadDrawer } from './lead-drawer.js';
import { LeadFilters } from './lead-filters.js';
import { leadList } from './lead-lists.js';
import { exportAddress, LEADS_PAGE_SIZE, leadsQuery } from './leads-api.js';
import { useLeadColumns } from './use-lead-columns.js';

const EMAIL_SORTS = ['newest', 'oldest', 'status'];

export interface LeadsTabProps {
  /** The last part of its path. */
  name: string;
}

/** What visitors sent: read, given a status, noted on, exported; never changed. */
export function LeadsTab({ name }: LeadsTabProps) {
  const { t } = useTranslation('desk');
  const leads = leadList(name);
  const placeName = usePlaceName();
  const list = useListState();
  const [open, setOpen] = useState<AnyLead>();
  const reading = useQuery(leadsQuery(leads, list));
  const columns = useLeadColumns(leads, setOpen);
  const shown = reading.data && { rows: reading.data.items, total: reading.data.total };
  // What the list knows by now where that is newer; a filter may have taken the entry out of the list.
  const current = open && (reading.data?.items.find((lead) => isNewer(lead, open)) ?? open);
  return (
    <>
      <ListBar
        list={list}
        search={t('lead.search')}
        sorts={leads.about.length ? LEAD_SORTS : EMAIL_SORTS}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={<ExportButton address={exportAddress(leads, list)} />}
      >
        <LeadFilters list={list} statuses={leads.statuses} />
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
      {current && (
        <LeadDrawer key={current.id} list={leads} lead={current} onChanged={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
