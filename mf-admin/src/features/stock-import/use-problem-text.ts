import { IMPORT_COLUMNS, type StockImportProblem } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { ApiError } from '@dealership/ui-kit/query';
import { validationText } from '../../shared/api/staff-api.js';
import { useErrorText } from '../../shared/api/use-error-text.js';

/** What is wrong with a cell or a file, in the language of the reader. */
export function useProblemText() {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const text = (message: string) => {
    const name = validationText(message);
    return name ? t(name) : message;
  };
  return {
    ofText: text,
    ofCell: ({ message, other }: StockImportProblem) =>
      other ? t('stockImport.collides', { text: text(message), other }) : text(message),
    ofFile: (error: unknown) => {
      const [first] = (error instanceof ApiError && error.body?.errors) || [];
      if (!first) return errorText(error);
      const [, row] = /^row\.(\d+)$/.exec(first.path) ?? [];
      return row ? t('stockImport.inRow', { row, text: text(first.message) }) : text(first.message);
    },
  };
}

/** What the fields of a vehicle are called: as the columns of a file are. */
export function useFieldLabel(): (name: string) => string | undefined {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  return (name) =>
    name === 'translations'
      ? t('stockImport.translations')
      : IMPORT_COLUMNS.find((column) => column.name === name)?.labels[language];
}
