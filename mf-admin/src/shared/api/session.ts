import { STAFF_SIGNED_IN_KEY } from '@dealership/contracts';
import { goTo } from '@dealership/ui-kit/navigation';

export const LOGIN_PATH = '/admin-login';
const ADMIN_PATH = '/admin';

export const isSignedIn = (): boolean => localStorage.getItem(STAFF_SIGNED_IN_KEY) === 'true';
export const rememberSignIn = (): void => localStorage.setItem(STAFF_SIGNED_IN_KEY, 'true');
export const forgetSignIn = (): void => localStorage.removeItem(STAFF_SIGNED_IN_KEY);

/** The admin's URL for a place in it. A place that is not a query string leads to the start page. */
export const adminAddress = (place: string | null): string => (place?.startsWith('?') ? `${ADMIN_PATH}${place}` : ADMIN_PATH);

/** Redirects to the sign-in page, which leads back to the same place in the admin. */
export function goToLogin(why: Record<string, string> = {}): void {
  const query = new URLSearchParams(why);
  if (window.location.search) query.set('place', window.location.search);
  goTo(query.size ? `${LOGIN_PATH}?${query}` : LOGIN_PATH);
}

/**
 * Handles a session that the server does not know: redirects to the sign-in page, which leads back to the same place.
 */
export function endSession(): void {
  forgetSignIn();
  if (window.location.pathname !== LOGIN_PATH) goToLogin({ ended: '1' });
}
