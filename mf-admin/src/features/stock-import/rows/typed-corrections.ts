import { useMe } from '../../../shared/staff/use-me.js';
import { unsavedTexts } from '../../../shared/unsaved/unsaved.js';

type Cells = Record<string, string>;

/** Corrections that were typed but not sent, by user and file, and by the number of their row. */
const typed = unsavedTexts<Map<number, Cells>>();

/** The user's unsent corrections of a file. They are restored when its rows are shown again, and sent before its import. */
export function useTypedCorrections(importId: number) {
  const key = `${useMe().data?.person.id} ${importId}`;
  return {
    all: () => [...(typed.get(key) ?? [])],
    read: (row: number) => typed.get(key)?.get(row),
    keep: (row: number, cells: Cells) => typed.set(key, new Map(typed.get(key)).set(row, cells)),
    forget: (row: number) => {
      const others = new Map(typed.get(key));
      others.delete(row);
      if (others.size > 0) typed.set(key, others);
      else typed.delete(key);
    },
  };
}
