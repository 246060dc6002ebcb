import { useState } from 'react';

/** Which row of a list is open in a drawer: `undefined` none, `{}` a new one. */
export function useEditing<Row>() {
  const [open, setOpen] = useState<{ row?: Row }>();
  return { open, edit: (row: Row) => setOpen({ row }), add: () => setOpen({}), close: () => setOpen(undefined) };
}
