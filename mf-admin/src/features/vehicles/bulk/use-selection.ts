import { useState } from 'react';

export interface Selection<Row extends { id: number }> {
  chosen: Row[];
  isAll: boolean;
  has: (id: number) => boolean;
  toggle: (row: Row) => void;
  all: () => void;
  clear: () => void;
}

/** The selected rows among those shown. A row that leaves the list also leaves the selection. */
export function useSelection<Row extends { id: number }>(shown: Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggled = (id: number) => (ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]);
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    chosen,
    isAll: chosen.length > 0 && chosen.length === shown.length,
    has: (id) => ids.has(id),
    toggle: ({ id }) => setIds(new Set(toggled(id))),
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
