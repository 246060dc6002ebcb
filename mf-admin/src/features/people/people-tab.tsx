import type { StaffAccount } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { AddIcon } from '../../shared/display/icons.js';
import { RecordDrawer } from '../../shared/form/record-form/record-drawer.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { pageOf } from '../../shared/list/page-of.js';
import { useEntryEditor } from '../../shared/list/records/use-entry-editor.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { useMay } from '../../shared/staff/use-me.js';
import { peopleQuery, personKind } from './people-api.js';
import { PersonFields } from './person-fields.js';
import { RolesTable } from './roles-table.js';
import { usePeopleColumns } from './use-people-columns.js';
import { usePersonActions } from './use-person-actions.js';

const words = ({ name, email }: StaffAccount) => [name, email ?? ''];

/** The staff accounts, and the permissions of each role. */
export function PeopleTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const mayWrite = useMay()('people.write');
  const actions = usePersonActions();
  const reading = useQuery(peopleQuery);
  const { open, leaving, edit, add, close } = useEntryEditor(personKind, reading.data);
  const columns = usePeopleColumns(edit, mayWrite ? actions : undefined);
  const inviteButton = mayWrite && (
    <Button type="primary" icon={<AddIcon />} onClick={add}>
      {t('person.add')}
    </Button>
  );
  return (
    <>
      <ListBar
        list={list}
        search={t('person.search')}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={inviteButton}
      />
      <StaffTable
        label={t('tab.people')}
        columns={columns}
        shown={pageOf(reading.data, { page: list.page, q: list.q, words })}
        reading={reading}
        list={list}
        empty={{ title: t('person.empty'), text: t('person.emptyText') }}
      />
      <RolesTable />
      {open && (
        <RecordDrawer key={open.entry} kind={personKind} row={open.row} leaving={leaving} onClose={close}>
          <PersonFields hasFixedRole={open.row?.configured ?? false} />
        </RecordDrawer>
      )}
    </>
  );
}
