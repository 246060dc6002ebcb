import type { ImportState, StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag, type Tone } from '../../shared/display/tag.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { useStaffName } from '../../shared/staff/use-staff-name.js';
import { FileChooser } from './file/file-chooser.js';
import { ImportView } from './import-view.js';
import styles from './stock-import.module.css';
import { FILES_SHOWN, importsQuery } from './stock-imports-api.js';

const STATE_TONES: Partial<Record<ImportState, Tone>> = { done: 'good', paused: 'notice', running: 'notice' };

function useImportColumns(onOpen: (id: number) => void): Column<StockImport>[] {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const staffName = useStaffName();
  const { moment } = useMoment();
  const { format } = new Intl.NumberFormat(locale);
  return [
    {
      title: t('stockImport.file'),
      cell: ({ id, fileName, personName }) => (
        <RowName name={fileName} onOpen={() => onOpen(id)}>
          {personName && <bdi>{staffName(personName)}</bdi>}
        </RowName>
      ),
    },
    { title: t('stockImport.uploaded'), cell: ({ createdAt }) => moment(createdAt), from: 'md' },
    { title: t('stockImport.rows'), cell: ({ rows }) => format(rows), from: 'md' },
    { title: t('stockImport.stored'), cell: ({ counts }) => format(counts.stored), from: 'md' },
    { title: t('list.status'), cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t(`stockImport.state.${state}`)}</Tag> },
  ];
}

/** Stock imported from files: the uploaded files, and the steps of one file. */
export function StockImportTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const reading = useQuery({ ...importsQuery(list.page), enabled: list.entry === undefined });
  const columns = useImportColumns(list.open);
  if (list.entry !== undefined) return <ImportView key={list.entry} id={list.entry} onClose={() => list.open()} />;
  return (
    <div className={styles.tab}>
      <p className={styles.intro}>{t('stockImport.intro')}</p>
      <FileChooser onSent={({ id }) => list.open(id)} />
      <div className={styles.wide}>
        <StaffTable
          label={t('tab.stock-import')}
          columns={columns}
          shown={reading.data && { rows: reading.data.items, total: reading.data.total }}
          reading={reading}
          list={list}
          pageSize={FILES_SHOWN}
          empty={{ title: t('stockImport.empty'), text: t('stockImport.emptyText') }}
        />
      </div>
    </div>
  );
}
