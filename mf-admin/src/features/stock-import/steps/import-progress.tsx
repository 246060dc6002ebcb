import { adminPath, type StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Progress } from 'antd';
import styles from '../stock-import.module.css';

const WORKING = ['checking', 'running', 'undoing', 'paused'];

/** How far a file is: its rows and then its pictures, or what has become of them. */
export function ImportProgress({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const { state, worked, rows, pictures } = stockImport;
  const bar = (text: string, done: number, all: number) => (
    <div className={styles.wide}>
      <p role="status">{text}</p>
      <Progress percent={Math.floor((done / Math.max(all, 1)) * 100)} aria-label={t('stockImport.progress')} />
    </div>
  );
  // A paused file may already have processed all of its rows.
  if (state === 'pictures' || (state === 'paused' && worked === rows)) {
    const fetched = pictures.stored + pictures.failed;
    const numbers = { worked: format(fetched), pictures: format(pictures.wanted) };
    return bar(t(`stockImport.fetching.${state}`, numbers), fetched, pictures.wanted);
  }
  if (WORKING.includes(state))
    return bar(t(`stockImport.working.${state}`, { worked: format(worked), rows: format(rows) }), worked, rows);
  return state === 'done' && <ImportResult stockImport={stockImport} format={format} />;
}

function ImportResult({ stockImport, format }: { stockImport: StockImport; format: (number: number) => string }) {
  const { t } = useTranslation('dashboard');
  const { drafts, counts, pictures } = stockImport;
  const numbers = { added: format(counts.new), changed: format(counts.changed), stored: format(counts.stored) };
  return (
    <>
      {counts.stored > 0 && (
        <p role="status">
          {t(`stockImport.result.${drafts ? 'drafts' : 'stock'}`, numbers)}{' '}
          {drafts && (
            <Link className={styles.link} to={adminPath('vehicles', { status: 'drafts' })}>
              {t('action.showDrafts')}
            </Link>
          )}
        </p>
      )}
      {pictures.wanted > 0 && (
        <p>{t('stockImport.rowPictures', { stored: format(pictures.stored), pictures: format(pictures.wanted) })}</p>
      )}
    </>
  );
}
