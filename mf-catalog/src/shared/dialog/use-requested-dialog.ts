import { useSearchParams } from '@dealership/ui-kit/router';
import { type FormDialogState, useFormDialog } from './use-form-dialog.js';

/** A dialog's state. `?<name>=1` in the URL opens it, and is removed on close. */
export function useRequestedDialog(name: string): FormDialogState {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.get(name) === '1';
  const onClose = () => {
    if (!isRequested) return;
    const rest = new URLSearchParams(query);
    rest.delete(name);
    setQuery(rest, { replace: true });
  };
  return useFormDialog({ isRequested, onClose });
}
