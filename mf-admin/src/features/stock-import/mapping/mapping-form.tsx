import { COST_FIELDS, cellName, IMPORT_COLUMNS, type StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button } from 'antd';
import { useId, useState } from 'react';
import { useStayOnSessionEnd } from '../../../shared/api/as-staff.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { RowsTable } from '../../../shared/list/table/rows-table.js';
import { useMay } from '../../../shared/staff/use-me.js';
import styles from '../stock-import.module.css';
import { rowsQuery, useImportStep } from '../stock-imports-api.js';
import { problemOf } from './mapping-problem.js';

const SAMPLES = 3;

interface FileColumn {
  id: number;
  heading: string;
}

/** Assigns a vehicle field to each column of a file. Columns with a known heading are folded. */
export function MappingForm({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { language, locale } = useLanguage();
  const id = useId();
  const [mapping, setMapping] = useState(stockImport.mapping);
  const isMatched = ({ id: at }: FileColumn) => stockImport.mapping[at] !== null;
  const samples = useQuery(rowsQuery(stockImport, { page: 1, pageSize: SAMPLES })).data?.items ?? [];
  const { mutate, isPending } = useImportStep(stockImport.id);
  useStayOnSessionEnd();
  const problem = problemOf(mapping);
  const mayCosts = useMay()('stock.costs');
  const shown = IMPORT_COLUMNS.filter(({ name }) => mayCosts || !COST_FIELDS.some((cost) => cost === name));
  const fields = shown.map(({ name, labels }) => ({ value: name, label: labels[language] }));
  const options = [{ value: '', label: t('stockImport.leftOut') }, ...fields];
  const columns = stockImport.headers.map((heading, at) => ({ id: at, heading: heading || cellName(at, 1) }));
  const leftOut = columns.filter(({ id: at }) => !mapping[at]).map(({ heading }) => `\u2068${heading}\u2069`);
  const choose = (at: number, name: string) => setMapping(mapping.map((old, index) => (index === at ? name || null : old)));
  const [matched, unknown] = [columns.filter(isMatched), columns.filter((column) => !isMatched(column))];
  const table = (label: string, rows: FileColumn[]) => (
    <RowsTable
      label={label}
      isBusy={false}
      rows={rows}
      columns={[
        { title: t('stockImport.heading'), cell: ({ heading }) => <bdi>{heading}</bdi> },
        {
          title: t('stockImport.samples'),
          isWide: true,
          cell: ({ id }) => (
            <bdi className={styles.sample}>
              {samples
                .map(({ cells }) => cells[id])
                .filter(Boolean)
                .join(' · ')}
            </bdi>
          ),
        },
        {
          title: t('stockImport.field'),
          isWide: true,
          cell: ({ id, heading }) => (
            <NativeSelect
              aria-label={t('stockImport.fieldOf', { heading })}
              value={mapping[id] ?? ''}
              options={options}
              onChange={(name) => choose(id, name)}
            />
          ),
        },
      ]}
    />
  );
  return (
    <details className={styles.wide} open={stockImport.state === 'mapping'}>
      <summary>{t('stockImport.columns')}</summary>
      <div className={styles.step}>
        <p>{t(stockImport.remembered ? 'stockImport.remembered' : 'stockImport.mappingHint')}</p>
        {unknown.length > 0 && table(t('stockImport.columns'), unknown)}
        {problem && <Alert id={`${id}-problem`} type="warning" showIcon title={t(`validation.${problem}`)} />}
        <div className={styles.check}>
          <Button
            type="primary"
            disabled={problem !== undefined}
            aria-describedby={`${id}-problem ${id}-left-out`}
            loading={isPending}
            onClick={() => mutate({ mapping })}
          >
            {t('stockImport.check', { count: stockImport.rows })}
          </Button>
          {leftOut.length > 0 && (
            <span id={`${id}-left-out`} className={styles.leftOut}>
              {t('stockImport.columnsLeftOut', {
                count: leftOut.length,
                columns: new Intl.ListFormat(locale, { style: 'narrow' }).format(leftOut),
              })}
            </span>
          )}
        </div>
        {matched.length > 0 && (
          <details className={styles.wide} open={problem !== undefined}>
            <summary>{t('stockImport.matched', { count: matched.length })}</summary>
            {table(t('stockImport.matched', { count: matched.length }), matched)}
          </details>
        )}
      </div>
    </details>
  );
}
