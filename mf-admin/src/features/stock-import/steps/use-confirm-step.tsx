import type { ImportStep, StockImport } from '@dealership/contracts';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useUnusualPrices } from '../rows/use-unusual-prices.js';
import styles from '../stock-import.module.css';
import { useTypedChanges } from '../stock-imports-api.js';

interface Question {
  what: 'start' | 'drafts' | 'undo';
  /** The label of its button. */
  okText: string;
  content: ReactNode;
  step: ImportStep;
}

/** Asks before a file changes the stock, and says what it would change. `take`: takes the confirmed step. */
export function useConfirmStep(stockImport: StockImport, take: (step: ImportStep) => void) {
  const { t } = useTranslation('dashboard');
  const { format } = new Intl.NumberFormat(useLanguage().locale);
  const { modal } = App.useApp();
  const unusualPrices = useUnusualPrices(stockImport);
  const sendTyped = useTypedChanges(stockImport);
  const [isPreparing, setPreparing] = useState(false);
  const errorText = useErrorText();
  const ask = ({ what, okText, content, step }: Question) =>
    modal.confirm({
      title: t(`stockImport.ask.${what}`),
      content,
      okText,
      cancelText: t('action.cancel'),
      okButtonProps: { danger: what === 'undo' },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => take(step),
    });

  const plan = (what: 'start' | 'drafts', { counts }: StockImport) => [
    t(`stockImport.plan.${what === 'drafts' ? 'drafts' : 'new'}`, { count: counts.new }),
    t('stockImport.plan.changed', { count: counts.changed }),
    ...(counts.refused > 0 ? [t('stockImport.plan.refused', { count: counts.refused })] : []),
    ...(counts.leftOut > 0 ? [t('stockImport.askLeftOut', { count: format(counts.leftOut) })] : []),
  ];

  /** Asks before the stock is changed, after what was typed is stored; `drafts`: new cars wait for their publication. */
  async function start(what: 'start' | 'drafts', okText: (current: StockImport) => string): Promise<void> {
    setPreparing(true);
    try {
      const current = await sendTyped().catch(() => undefined);
      if (!current) return;
      const unusual = await unusualPrices(current);
      const content = (
        <>
          <ul className={styles.problems}>
            {plan(what, current).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {unusual}
        </>
      );
      const step = { action: 'start', ...(what === 'drafts' && { drafts: true }) } as const;
      ask({ what, okText: okText(current), content, step });
    } catch (error) {
      showToast({ kind: 'error', title: t('stockImport.stepFailed'), text: errorText(error) });
    } finally {
      setPreparing(false);
    }
  }

  /** Asks before the file is taken back. */
  function undo(okText: string): void {
    const { counts } = stockImport;
    const numbers = { added: format(counts.new), changed: format(counts.changed), stored: format(counts.stored) };
    ask({ what: 'undo', okText, content: t('stockImport.undoText', numbers), step: { action: 'undo' } });
  }

  return { start, undo, isPreparing };
}
