import { useSearchParams } from '@dealership/ui-kit/router';
import { type FormDialogState, useFormDialog } from '../../../shared/dialog/use-form-dialog.js';

/** The dialog's state. `?reserve=1` in the URL opens it, and is removed on close. */
export function useReservationDialog(): FormDialogState {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.get('reserve') === '1';
  const onClose = () => {
    if (!isRequested) return;
    const rest = new URLSearchParams(query);
    rest.delete('reserve');
    setQuery(rest, { replace: true });
  };
  return useFormDialog({ isRequested, onClose });
}
