import type { ImportStep, StockImport } from '@dealership/contracts';
import { showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useUnusualPrices } from '../rows/use-unusual-prices.js';
import styles from '../stock-import.module.css';

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
  const errorText = useErrorText();
  const { counts } = stockImport;

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

  const plan = (what: 'start' | 'drafts') => [
    t(`stockImport.plan.${what === 'drafts' ? 'drafts' : 'new'}`, { count: counts.new }),
    t('stockImport.plan.changed', { count: counts.changed }),
    ...(counts.refused > 0 ? [t('stockImport.plan.refused', { count: counts.refused })] : []),
    ...(counts.leftOut > 0 ? [t('stockImport.askLeftOut', { count: format(counts.leftOut) })] : []),
  ];

  /** Asks before the stock is changed; `drafts`: new cars wait for their publication. */
  async function start(what: 'start' | 'drafts', okText: string): Promise<void> {
    try {
      const unusual = await unusualPrices();
      const content = (
        <>
          <ul className={styles.problems}>
            {plan(what).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {unusual}
        </>
      );
      ask({ what, okText, content, step: { action: 'start', ...(what === 'drafts' && { drafts: true }) } });
    } catch (error) {
      showToast({ kind: 'error', title: t('stockImport.stepFailed'), text: errorText(error) });
    }
  }

  /** Asks before the file is taken back. */
  function undo(okText: string): void {
    const numbers = { added: format(counts.new), changed: format(counts.changed), stored: format(counts.stored) };
    ask({ what: 'undo', okText, content: t('stockImport.undoText', numbers), step: { action: 'undo' } });
  }

  return { start, undo };
}
