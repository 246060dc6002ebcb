import { MEMBERSHIP_SORTS, MEMBERSHIP_STATUSES, type Membership } from '@dealership/contracts';
import { exportMemberships } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { DayFilters } from '../../shared/request/entry/day-filters.js';
import { ExportButton } from '../../shared/request/entry/export-button.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { MembershipDrawer } from './drawer/membership-drawer.js';
import { exportAddress, membershipQuery, membershipsQuery } from './memberships-api.js';
import { useMembershipColumns } from './table/use-membership-columns.js';
import styles from './table/use-membership-columns.module.css';

/** By default, memberships that require action come first. */
const SORTS = ['due', ...MEMBERSHIP_SORTS.filter((sort) => sort !== 'due')] as const;

/** Memberships. Staff read, fulfil, annotate, export and refund them, but never edit them. */
export function MembershipsTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const [seen, setSeen] = useState<{ member: Membership; since: number }>();
  const show = (member: Membership) => {
    setSeen({ member, since: Date.now() });
    list.open(member.id);
  };
  const reading = useQuery(membershipsQuery(list));
  const columns = useMembershipColumns(show);
  const opened = seen?.member.id === list.entry ? seen : undefined;
  const alone = useQuery({ ...membershipQuery(list.entry), enabled: list.entry !== undefined && !opened });
  // The version read by the list since; a filter may have removed the membership from it.
  const isWanted = ({ id }: Membership) => id === list.entry;
  const read = reading.dataUpdatedAt > (opened?.since ?? 0) && reading.data?.items.find(isWanted);
  const current = read || opened?.member || alone.data?.items.find(isWanted);
  const options = [
    { value: '', label: t('membership.all') },
    { value: 'to-fulfil', label: t('membership.toFulfil') },
    { value: 'active', label: t('membership.active') },
    ...MEMBERSHIP_STATUSES.map((value) => ({ value, label: t(`paymentStatus.${value}`) })),
  ];
  return (
    <>
      <ListBar
        list={list}
        search={t('membership.search')}
        sorts={SORTS}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={
          <Allowed to={exportMemberships}>
            <ExportButton address={exportAddress(list)} />
          </Allowed>
        }
      >
        <NativeSelect
          aria-label={t('list.status')}
          value={list.status}
          options={options}
          onChange={(status) => list.change({ status })}
        />
        <DayFilters list={list} />
      </ListBar>
      {reading.data && reading.data.toFulfil > 0 && (
        <p className={styles.left}>{t('membership.fulfil.left', { count: reading.data.toFulfil })}</p>
      )}
      <StaffTable
        label={t('tab.memberships')}
        columns={columns}
        shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
        reading={reading}
        list={list}
        empty={{ title: t('membership.empty'), text: t('membership.emptyText') }}
      />
      {current && <MembershipDrawer key={current.id} member={current} onChanged={show} onClose={() => list.open()} />}
    </>
  );
}
