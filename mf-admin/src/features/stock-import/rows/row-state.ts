import type { StockImport } from '@dealership/contracts';

export const isUndone = ({ state }: StockImport): boolean => state === 'undoing' || state === 'undone';

/** Whether a row's warnings are still to be checked: before the import, and afterwards while its vehicles are drafts. */
export const isToCheck = (stockImport: StockImport): boolean =>
  stockImport.state === 'checked' || (stockImport.drafts && !isUndone(stockImport));
