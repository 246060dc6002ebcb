import { currentToast, dismissToast } from '@dealership/ui-kit';

/** Toasts outlive the page that showed them; the next test must not see the last one's. */
export function clearToasts(): void {
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
}
