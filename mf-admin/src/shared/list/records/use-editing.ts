import { useState } from 'react';

/** Manages which row of a list is open in a drawer: `undefined` for none, `{}` for a new one. */
export function useEditing<Row>() {
  const [open, setOpen] = useState<{ row?: Row; template?: Row }>();
  return {
    open,
    edit: (row: Row) => setOpen({ row }),
    add: () => setOpen({}),
    /** Opens a new row that is initialised from another. */
    addLike: (template: Row) => setOpen({ template }),
    close: () => setOpen(undefined),
  };
}
