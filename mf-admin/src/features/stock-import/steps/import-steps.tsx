import type { StockImport } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import styles from '../stock-import.module.css';
import { useImportStep } from '../stock-imports-api.js';
import { ImportProgress } from './import-progress.js';
import { useConfirmStep } from './use-confirm-step.js';

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

/** The label of the button that starts a file. */
function startText({ counts, pictures }: StockImport): string {
  if (counts.new + counts.changed > 0)
    return counts.leftOut + counts.refused > 0 ? 'stockImport.act.others' : 'stockImport.act.import';
  return pictures.wanted > 0 ? 'stockImport.act.pictures' : 'stockImport.act.start';
}

/** The progress of a file, and the actions available next. */
export function ImportSteps({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const id = useId();
  const { mutate, isPending } = useImportStep(stockImport.id);
  const confirm = useConfirmStep(stockImport, mutate);
  useFreshLists(stockImport);
  const { state, counts, pictures } = stockImport;
  const cars = counts.new + counts.changed;
  const isIdle = cars + pictures.wanted === 0;
  const startLabel = (current: StockImport) => {
    const { leftOut, refused, new: added, changed } = current.counts;
    return t(startText(current), { count: added + changed, rest: format(leftOut + refused) });
  };
  const draftsLabel = (current: StockImport) => t('stockImport.act.drafts', { count: current.counts.new });
  const undo = t('stockImport.act.undo', { count: counts.stored });
  return (
    <section className={styles.step} aria-label={t('stockImport.steps')}>
      <ImportProgress stockImport={stockImport} />
      <div className={styles.actions}>
        {state === 'checked' && (
          <Button
            type="primary"
            loading={isPending || confirm.isPreparing}
            disabled={isIdle}
            aria-describedby={isIdle ? `${id}-idle` : undefined}
            onClick={() => void confirm.start('start', startLabel)}
          >
            {startLabel(stockImport)}
          </Button>
        )}
        {state === 'checked' && counts.new > 0 && (
          <Button loading={isPending || confirm.isPreparing} onClick={() => void confirm.start('drafts', draftsLabel)}>
            {draftsLabel(stockImport)}
          </Button>
        )}
        {(state === 'running' || state === 'pictures') && (
          <Button loading={isPending} onClick={() => mutate({ action: 'pause' })}>
            {t('stockImport.act.pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button type="primary" loading={isPending} onClick={() => mutate({ action: 'start' })}>
            {t('stockImport.act.resume')}
          </Button>
        )}
        {(state === 'done' || state === 'paused') && counts.stored > 0 && (
          <Button danger loading={isPending} onClick={() => confirm.undo(undo)}>
            {undo}
          </Button>
        )}
      </div>
      {state === 'checked' && isIdle && <p id={`${id}-idle`}>{t(nothingText(counts))}</p>}
    </section>
  );
}
