import { IMPORT_KEY, type StockImport } from '@dealership/contracts';

/** Why a mapping cannot be used, as the name of the text. */
export function problemOf(mapping: (string | null)[]): 'importKey' | 'importFieldTwice' | undefined {
  if (!mapping.includes(IMPORT_KEY)) return 'importKey';
  const chosen = mapping.filter((name) => name !== null);
  return new Set(chosen).size < chosen.length ? 'importFieldTwice' : undefined;
}

/** Whether nobody has to choose anything: every heading is known, or staff chose the same columns before. */
export const isMapped = ({ mapping, remembered }: StockImport): boolean =>
  problemOf(mapping) === undefined && (remembered || !mapping.includes(null));
