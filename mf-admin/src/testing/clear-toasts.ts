import { currentToast, dismissToast } from '@dealership/ui-kit';

/** Toasts outlive their page; clear them between tests. */
export function clearToasts(): void {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
}
