import type { StockImport, StockImportRow } from '@dealership/contracts';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { DownloadIcon } from '../../../shared/display/icons.js';
import { readRows } from '../stock-imports-api.js';
import { useFieldLabel, useProblemText } from './use-problem-text.js';

const csvOf = (lines: string[][]): string =>
  `\uFEFF${lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')}\r\n`;

/** Downloads the refused rows as uploaded, with the reasons in another column. */
export function RefusedRows({ stockImport }: { stockImport: StockImport }) {
  const { t } = useTranslation('dashboard');
  const { ofCell } = useProblemText();
  const label = useFieldLabel();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { headers, mapping, fileName } = stockImport;

  const reasons = ({ errors, cells }: StockImportRow) =>
    errors
      .map((problem) => {
        const cell = problem.field ? cells[mapping.indexOf(problem.field)] : undefined;
        return [problem.column ?? label(problem.field ?? ''), ofCell(problem, cell)].filter(Boolean).join(': ');
      })
      .join('; ');

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const rows = await readRows(client, stockImport, 'refused');
      const lines = rows.map((row) => [...headers.map((_, at) => row.cells[at] ?? ''), reasons(row)]);
      const text = csvOf([[...headers, t('stockImport.reason')], ...lines]);
      const href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
      const name = `${fileName.replace(/\.\w+$/, '')}-refused.csv`;
      Object.assign(document.createElement('a'), { href, download: name }).click();
      URL.revokeObjectURL(href);
    } catch (error) {
      showToast({ kind: 'error', title: t('stockImport.refusedFailed'), text: errorText(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button icon={<DownloadIcon />} loading={busy} onClick={() => void download()}>
      {t('stockImport.refusedRows')}
    </Button>
  );
}
