import { STAFF_SIGNED_IN_KEY } from '@dealership/contracts';
import { goTo } from '@dealership/ui-kit/navigation';

export const LOGIN_PATH = '/admin-login';
export const ADMIN_PATH = '/admin';

export const isSignedIn = (): boolean => localStorage.getItem(STAFF_SIGNED_IN_KEY) === 'true';
export const rememberSignIn = (): void => localStorage.setItem(STAFF_SIGNED_IN_KEY, 'true');
export const forgetSignIn = (): void => localStorage.removeItem(STAFF_SIGNED_IN_KEY);

/** The admin's URL with the previous location; an invalid query leads to its start. */
export const adminAddress = (place: string | null): string => (place?.startsWith('?') ? `${ADMIN_PATH}${place}` : ADMIN_PATH);

/** URL of the sign-in page that returns to the same place of the admin. */
export function goToLogin(why: Record<string, string> = {}): void {
  const query = new URLSearchParams(why);
  if (window.location.search) query.set('place', window.location.search);
  goTo(query.size ? `${LOGIN_PATH}?${query}` : LOGIN_PATH);
}

/** The session is unknown to the server: redirects to the sign-in page, and back to the same place. */
export function endSession(): void {
  forgetSignIn();
  if (window.location.pathname !== LOGIN_PATH) goToLogin({ ended: '1' });
}
