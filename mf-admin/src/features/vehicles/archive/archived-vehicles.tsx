import type { ArchivedVehicle } from '@dealership/contracts';
import { listArchivedVehicles, restoreVehicle } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { staffQuery } from '../../../shared/api/staff-query.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import { Thumbnail } from '../../../shared/display/thumbnail.js';
import { useConfirmDelete } from '../../../shared/list/records/use-confirm-delete.js';
import { RowActions } from '../../../shared/list/table/row-actions.js';
import { RowName } from '../../../shared/list/table/row-name.js';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import { type ListControl, PAGE_SIZE } from '../../../shared/list/use-list-state.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../bulk/bulk.module.css';
import { draftKind } from '../vehicles-api.js';
import { useRestore } from './archive-api.js';

const archiveQuery = (page: number, q: string) =>
  staffQuery('archived-vehicles', listArchivedVehicles, { page, q, pageSize: PAGE_SIZE });

export interface ArchivedVehiclesProps {
  list: ListControl;
  onEdit: (draft: { id: number }) => void;
}

/** Vehicles that have been taken off the site and can be restored, and those that wait for their publication. */
export function ArchivedVehicles({ list, onEdit }: ArchivedVehiclesProps) {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const reading = useQuery(archiveQuery(list.page, list.q));
  const { mutate, isPending, variables } = useRestore();
  const confirmDelete = useConfirmDelete(draftKind);
  const restoreButton = ({ id, name, draft }: ArchivedVehicle) => (
    <Button
      loading={isPending && variables.id === id}
      aria-label={t(draft ? 'archive.publishNamed' : 'archive.restoreNamed', { name })}
      onClick={() => mutate({ id, draft })}
    >
      {t(draft ? 'archive.publish' : 'archive.restore')}
    </Button>
  );
  return (
    <StaffTable<ArchivedVehicle>
      label={t('archive.title')}
      columns={[
        {
          title: t('vehicle.one'),
          cell: ({ id, name, image, draft }) =>
            draft ? (
              <RowName name={name} picture={image} onOpen={() => onEdit({ id })}>
                <Tag>{t('archive.draft')}</Tag>
              </RowName>
            ) : (
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
          cell: (vehicle) =>
            vehicle.draft ? (
              <RowActions
                remove={draftKind.remove}
                name={vehicle.name}
                onEdit={() => onEdit(vehicle)}
                onDelete={() => confirmDelete(vehicle, vehicle.name)}
              >
                {restoreButton(vehicle)}
              </RowActions>
            ) : (
              <Allowed to={restoreVehicle}>{restoreButton(vehicle)}</Allowed>
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
