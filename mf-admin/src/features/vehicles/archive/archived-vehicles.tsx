import type { ArchivedVehicle } from '@dealership/contracts';
import { listArchivedVehicles, restoreVehicle } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { staffQuery } from '../../../shared/api/staff-query.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Thumbnail } from '../../../shared/display/thumbnail.js';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import { type ListControl, PAGE_SIZE } from '../../../shared/list/use-list-state.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../bulk/bulk.module.css';
import { useRestore } from './archive-api.js';

const archiveQuery = (page: number, q: string) =>
  staffQuery('archived-vehicles', listArchivedVehicles, { page, q, pageSize: PAGE_SIZE });

/** Vehicles that have been taken off the site and can be restored. */
export function ArchivedVehicles({ list }: { list: ListControl }) {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const reading = useQuery(archiveQuery(list.page, list.q));
  const { mutate, isPending, variables } = useRestore();
  return (
    <StaffTable<ArchivedVehicle>
      label={t('archive.title')}
      columns={[
        {
          title: t('vehicle.one'),
          cell: ({ name, image }) => (
            <span className={styles.select}>
              <Thumbnail address={image} />
              <bdi>{name}</bdi>
            </span>
          ),
        },
        { title: t('archive.at'), cell: ({ archivedAt }) => day(archivedAt) },
        { title: t('audit.actor'), cell: ({ personName }) => <bdi>{personName}</bdi>, from: 'md' },
        {
          title: t('list.actions'),
          isEnd: true,
          cell: ({ id, name }) => (
            <Allowed to={restoreVehicle}>
              <Button
                loading={isPending && variables === id}
                aria-label={t('archive.restoreNamed', { name })}
                onClick={() => mutate(id)}
              >
                {t('archive.restore')}
              </Button>
            </Allowed>
          ),
        },
      ]}
      shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
      reading={reading}
      list={{ ...list, status: '' }}
      empty={{ title: t('archive.empty'), text: t('archive.emptyText') }}
    />
  );
}
