import type { Make } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { RowActions } from '../../shared/list/table/row-actions.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { makeKind } from './makes-api.js';

interface MakeActions {
  onEdit: (make: Make) => void;
  onDelete: (make: Make) => void;
}

export function useMakeColumns({ onEdit, onDelete }: MakeActions): Column<Make>[] {
  const { t } = useTranslation('dashboard');
  return [
    { title: t('make.name'), cell: (make) => <RowName name={make.name} onOpen={() => onEdit(make)} /> },
    { title: t('make.arabic'), cell: ({ arabic }) => <bdi lang="ar">{arabic}</bdi> },
    { title: t('make.japanese'), cell: ({ japanese }) => <bdi lang="ja">{japanese}</bdi> },
    { title: t('make.spellings'), from: 'lg', cell: ({ spellings }) => <bdi>{spellings.join(' · ')}</bdi> },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (make) => (
        <RowActions remove={makeKind.remove} name={make.name} onEdit={() => onEdit(make)} onDelete={() => onDelete(make)} />
      ),
    },
  ];
}
