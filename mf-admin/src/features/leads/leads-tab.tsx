import { LEAD_SORTS } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { ExportButton } from '../../shared/entry/export-button.js';
import { ListBar } from '../../shared/list-bar.js';
import { StaffTable } from '../../shared/staff-table.js';
import { useListState } from '../../shared/use-list-state.js';
import { type AnyLead, isNewer } from './lead.js';
import { LeadDrawer } from './lead-drawer.js';
import { LeadFilters } from './lead-filters.js';
import { LEAD_LISTS, type LeadListName } from './lead-lists.js';
import { exportAddress, LEADS_PAGE_SIZE, leadsQuery } from './leads-api.js';
import { useLeadColumns } from './use-lead-columns.js';

const EMAIL_SORTS = ['newest', 'oldest', 'status'];

export interface LeadsTabProps {
  name: LeadListName;
}

/** What visitors sent: read, given a status, noted on, exported; never changed. */
export function LeadsTab({ name }: LeadsTabProps) {
  const { t } = useTranslation('desk');
  const leads = LEAD_LISTS[name];
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
        sorts={leads.about ? LEAD_SORTS : EMAIL_SORTS}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={<ExportButton address={exportAddress(leads, list)} />}
      >
        <LeadFilters list={list} statuses={leads.statuses} />
      </ListBar>
      <StaffTable
        label={t(`leadList.${name}`)}
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
