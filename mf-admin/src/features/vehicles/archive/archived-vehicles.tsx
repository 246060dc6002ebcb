import type { ArchivedVehicle, ArchiveFilter } from '@dealership/contracts';
import { restoreVehicle } from '@dealership/contracts/catalog/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import { useConfirmDelete } from '../../../shared/list/records/use-confirm-delete.js';
import { RowActions } from '../../../shared/list/table/row-actions.js';
import { RowName } from '../../../shared/list/table/row-name.js';
import { StaffTable } from '../../../shared/list/table/staff-table.js';
import { type ListControl, PAGE_SIZE } from '../../../shared/list/use-list-state.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import { useStaffName } from '../../../shared/staff/use-staff-name.js';
import styles from '../bulk/bulk.module.css';
import { SelectAll, SelectRow } from '../bulk/selection-boxes.js';
import { useSelection } from '../bulk/use-selection.js';
import { useMissingVehicleParts, useNeededText } from '../use-missing-vehicle-parts.js';
import { draftKind } from '../vehicles-api.js';
import { archiveQuery, useRestore } from './archive-api.js';
import { PublishBar } from './publish-bar.js';

export interface ArchivedVehiclesProps {
  list: ListControl;
  filter: ArchiveFilter;
  onOpen: (vehicle: { id: number }) => void;
  /** Opens a draft, and marks what it lacks. */
  onCheck: (vehicle: { id: number }) => void;
}

/** Vehicles that have been taken off the site and can be restored, and those that wait for their publication. */
export function ArchivedVehicles({ list, filter, onOpen, onCheck }: ArchivedVehiclesProps) {
  const { t } = useTranslation('dashboard');
  const staffName = useStaffName();
  const { day } = useMoment();
  const nameOf = useCarName();
  const reading = useQuery(archiveQuery({ page: list.page, q: list.q, filter, pageSize: PAGE_SIZE }));
  const { mutate, isPending, variables } = useRestore();
  const confirmDelete = useConfirmDelete(draftKind);
  const missingParts = useMissingVehicleParts();
  const neededText = useNeededText();
  const parts = new Intl.ListFormat(useLanguage().locale, { style: 'narrow' });
  const selection = useSelection((reading.data?.items ?? []).filter(({ draft }) => draft));
  const restoreButton = (vehicle: ArchivedVehicle) => {
    const { id, draft, missing } = vehicle;
    return (
      <Button
        loading={isPending && variables.id === id}
        aria-label={t(draft ? 'archive.publishNamed' : 'archive.restoreNamed', { name: nameOf(vehicle) })}
        onClick={() => (draft && missing.length > 0 ? onCheck(vehicle) : mutate({ id, draft }))}
      >
        {t(draft ? 'archive.publish' : 'archive.restore')}
      </Button>
    );
  };
  const lacks = (vehicle: ArchivedVehicle) => {
    const needed = neededText(vehicle.missing);
    const better = missingParts(vehicle.texts);
    return (
      <>
        {needed && (
          <Button type="link" className={styles.needed ?? ''} onClick={() => onOpen(vehicle)}>
            {needed}
          </Button>
        )}
        {better.length > 0 && <Tag>{t('vehicle.betterWith', { parts: parts.format(better) })}</Tag>}
      </>
    );
  };
  const table = (
    <StaffTable<ArchivedVehicle>
      label={t(`archive.${filter}`)}
      columns={[
        {
          title: t('vehicle.one'),
          head: filter === 'drafts' && <SelectAll selection={selection} />,
          cell: (vehicle) =>
            vehicle.draft ? (
              <div className={styles.select}>
                <SelectRow selection={selection} row={vehicle} name={nameOf(vehicle)} />
                <RowName name={nameOf(vehicle)} picture={vehicle.image} onOpen={() => onOpen(vehicle)}>
                  <Tag>{t('archive.draft')}</Tag>
                  {lacks(vehicle)}
                </RowName>
              </div>
            ) : (
              <RowName name={nameOf(vehicle)} picture={vehicle.image} onOpen={() => onOpen(vehicle)}>
                {vehicle.sold && <Tag tone="bad">{t('badge.sold')}</Tag>}
              </RowName>
            ),
        },
        {
          title: t('vehicle.stockNumber'),
          isFact: true,
          cell: ({ id, stockNumber, draft }) => <bdi className={styles.whole}>{stockNumber ?? (draft ? '—' : `#${id}`)}</bdi>,
        },
        { title: t('vehicle.price'), cell: ({ price }) => <Price aed={price} variant="table" /> },
        { title: t('archive.at'), from: 'md', isFact: true, cell: ({ archivedAt }) => day(archivedAt) },
        { title: t('audit.actor'), cell: ({ personName }) => <bdi>{personName && staffName(personName)}</bdi>, from: 'md' },
        {
          title: t('list.actions'),
          isEnd: true,
          cell: (vehicle) =>
            vehicle.draft ? (
              <RowActions
                remove={draftKind.remove}
                name={nameOf(vehicle)}
                onEdit={() => onOpen(vehicle)}
                onDelete={() => confirmDelete(vehicle, nameOf(vehicle))}
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
      empty={{ title: t(`archive.empty.${filter}`), text: t(`archive.emptyText.${filter}`) }}
    />
  );
  return (
    <>
      {table}
      <PublishBar selection={selection} />
    </>
  );
}
