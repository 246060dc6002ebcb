import { useState } from 'react';

/** Which row of a list is open in a drawer: `undefined` none, `{}` a new one. */
export function useEditing<Row>() {
  const [open, setOpen] = useState<{ row?: Row; template?: Row }>();
  return {
    open,
    edit: (row: Row) => setOpen({ row }),
    add: () => setOpen({}),
    /** A new one that begins as another. */
    addLike: (template: Row) => setOpen({ template }),
    close: () => setOpen(undefined),
  };
}
