import { adminPath, type ImportAction, type StockImport } from '@dealership/contracts';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { App, Button, Progress } from 'antd';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useUnusualPrices } from './rows/use-unusual-prices.js';
import styles from './stock-import.module.css';
import { useImportStep } from './stock-imports-api.js';

const FINAL = ['done', 'undone', 'paused'];

/** Refetches the other lists when the stock has changed. */
function useFreshLists({ state }: StockImport): void {
  const client = useQueryClient();
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state && FINAL.includes(state)) void client.invalidateQueries({ queryKey: STAFF_DATA });
    last.current = state;
  }, [client, state]);
}

/** Why there is nothing to import. */
function nothingText({ refused, leftOut }: StockImport['counts']): string {
  if (leftOut > 0) return 'stockImport.allLeftOut';
  return refused > 0 ? 'stockImport.allRefused' : 'stockImport.nothingNew';
}

/** The progress of a file, and the actions available next. */
export function ImportSteps({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { modal } = App.useApp();
  const id = useId();
  const { mutate, isPending } = useImportStep(stockImport.id);
  const unusualPrices = useUnusualPrices();
  const errorText = useErrorText();
  useFreshLists(stockImport);
  const { state, drafts, worked, rows, counts, pictures } = stockImport;
  const { format } = new Intl.NumberFormat(locale);
  const cars = counts.new + counts.changed;
  const name = {
    start:
      cars > 0
        ? t(counts.leftOut > 0 ? 'stockImport.act.others' : 'stockImport.act.import', { count: cars })
        : t('stockImport.act.pictures'),
    undo: t('stockImport.act.undo', { count: counts.stored }),
  };
  const isIdle = cars + pictures.wanted === 0;
  const act = (action: ImportAction) => mutate({ action });
  const numbers = {
    added: format(counts.new),
    changed: format(counts.changed),
    stored: format(counts.stored),
  };
  const plan = (what: 'start' | 'drafts') => [
    t(`stockImport.plan.${what === 'drafts' ? 'drafts' : 'new'}`, { count: counts.new }),
    t('stockImport.plan.changed', { count: counts.changed }),
    ...(counts.refused > 0 ? [t('stockImport.plan.refused', { count: counts.refused })] : []),
    ...(counts.leftOut > 0 ? [t('stockImport.askLeftOut', { count: format(counts.leftOut) })] : []),
  ];
  const ask = (what: 'start' | 'drafts' | 'undo', okText: string, more?: ReactNode) =>
    modal.confirm({
      title: t(`stockImport.ask.${what}`),
      content: (
        <>
          {what === 'undo' ? (
            t('stockImport.undoText', numbers)
          ) : (
            <ul className={styles.problems}>
              {plan(what).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {more}
        </>
      ),
      okText,
      cancelText: t('action.cancel'),
      okButtonProps: { danger: what === 'undo' },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => mutate({ action: what === 'undo' ? 'undo' : 'start', ...(what === 'drafts' && { drafts: true }) }),
    });
  const start = async (what: 'start' | 'drafts', okText: string) => {
    try {
      ask(what, okText, await unusualPrices(stockImport));
    } catch (error) {
      showToast({ kind: 'error', title: t('stockImport.stepFailed'), text: errorText(error) });
    }
  };
  const isWorking = state === 'checking' || state === 'running' || state === 'undoing';
  const fetched = pictures.stored + pictures.failed;
  // A paused file may already have processed all of its rows.
  const isFetching = state === 'pictures' || (state === 'paused' && worked === rows);
  return (
    <section className={styles.step} aria-label={t('stockImport.steps')}>
      {isFetching && (
        <div className={styles.wide}>
          <p role="status">
            {t(`stockImport.fetching.${state}`, { worked: format(fetched), pictures: format(pictures.wanted) })}
          </p>
          <Progress percent={Math.floor((fetched / Math.max(pictures.wanted, 1)) * 100)} aria-label={t('stockImport.progress')} />
        </div>
      )}
      {(isWorking || state === 'paused') && !isFetching && (
        <div className={styles.wide}>
          <p role="status">{t(`stockImport.working.${state}`, { worked: format(worked), rows: format(rows) })}</p>
          <Progress percent={Math.floor((worked / Math.max(rows, 1)) * 100)} aria-label={t('stockImport.progress')} />
        </div>
      )}
      {state === 'done' && counts.stored > 0 && (
        <p role="status">
          {t(`stockImport.result.${drafts ? 'drafts' : 'stock'}`, numbers)}{' '}
          {drafts && (
            <Link className={styles.link} to={adminPath('vehicles', { status: 'drafts' })}>
              {t('action.showDrafts')}
            </Link>
          )}
        </p>
      )}
      {state === 'done' && pictures.wanted > 0 && (
        <p>{t('stockImport.rowPictures', { stored: format(pictures.stored), pictures: format(pictures.wanted) })}</p>
      )}
      <div className={styles.actions}>
        {state === 'checked' && (
          <Button
            type="primary"
            loading={isPending}
            disabled={isIdle}
            aria-describedby={isIdle ? `${id}-idle` : undefined}
            onClick={() => void start('start', name.start)}
          >
            {isIdle ? t('stockImport.act.start') : name.start}
          </Button>
        )}
        {state === 'checked' && counts.new > 0 && (
          <Button loading={isPending} onClick={() => void start('drafts', t('stockImport.act.drafts'))}>
            {t('stockImport.act.drafts')}
          </Button>
        )}
        {(state === 'running' || state === 'pictures') && (
          <Button loading={isPending} onClick={() => act('pause')}>
            {t('stockImport.act.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button type="primary" loading={isPending} onClick={() => act('start')}>
            {t('stockImport.act.resume')}
          </Button>
        )}
        {(state === 'done' || state === 'paused') && counts.stored > 0 && (
          <Button danger loading={isPending} onClick={() => ask('undo', name.undo)}>
            {name.undo}
          </Button>
        )}
      </div>
      {state === 'checked' && isIdle && <p id={`${id}-idle`}>{t(nothingText(counts))}</p>}
    </section>
  );
}
