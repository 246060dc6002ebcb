import { IMPORT_COLUMNS, type StockImportProblem } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { ApiError } from '@dealership/ui-kit/query';
import { validationProblem } from '../../../shared/api/staff-api.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useAuditLabels } from '../../../shared/audit/use-audit-labels.js';

/** The problem of a cell or a file, in the reader's language. */
export function useProblemText() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { valueText } = useAuditLabels('vehicle', false);
  const errorText = useErrorText();
  const text = (message: string) => validationProblem(message, t);
  /** The values allowed in a field's cells, if there is a fixed set. */
  const allowed = (field: string | null) => {
    const column = IMPORT_COLUMNS.find(({ name }) => name === field);
    if (column?.kind === 'flag') return t('stockImport.yesOrNo');
    const names = column?.options?.map((option) => valueText(column.name, option));
    return names && new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  };
  return {
    ofText: text,
    /** `cell`: the value that the problem is about, as uploaded. */
    ofCell: ({ message, other, field }: StockImportProblem, cell = '', isRefused = true) => {
      const values = isRefused && allowed(field);
      if (cell && field === 'mileage') return t('stockImport.notKilometres', { cell });
      if (other) return t('stockImport.collides', { text: text(message), other });
      const said = values ? t('stockImport.oneOf', { text: text(message), values }) : text(message);
      return cell ? t('stockImport.given', { cell, text: said }) : said;
    },
    ofFile: (error: unknown) => {
      const [first] = (error instanceof ApiError && error.body?.errors) || [];
      if (!first) return errorText(error);
      const [, row] = /^row\.(\d+)$/.exec(first.path) ?? [];
      return row ? t('stockImport.inRow', { row, text: text(first.message) }) : text(first.message);
    },
  };
}

/** The labels of a vehicle's fields, as in the columns of a file. */
export function useFieldLabel(): (name: string) => string | undefined {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (name) =>
    name === 'translations'
      ? t('stockImport.translations')
      : IMPORT_COLUMNS.find((column) => column.name === name)?.labels[language];
}
