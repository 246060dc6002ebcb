/** Local storage remembers that staff signed in here. Only the session's cookie opens anything. */
const HINT = 'adminAuth';

export const LOGIN_PATH = '/admin-login';
export const ADMIN_PATH = '/admin';

export const isSignedIn = (): boolean => localStorage.getItem(HINT) === 'true';
export const rememberSignIn = (): void => localStorage.setItem(HINT, 'true');
export const forgetSignIn = (): void => localStorage.removeItem(HINT);

/** Goes to an address of the site within the document; single-spa, which watches the history, notifies the routers. */
export const goTo = (address: string): void => window.history.pushState(null, '', address);

/** The admin's address with the place at which somebody stood; what is no query of the admin leads to its start. */
export const adminAddress = (place: string | null): string => (place?.startsWith('?') ? `${ADMIN_PATH}${place}` : ADMIN_PATH);

/** To the sign-in page, from where the way leads to the same place of the admin. */
export function goToLogin(why: Record<string, string> = {}): void {
  const query = new URLSearchParams(why);
  if (window.location.search) query.set('place', window.location.search);
  goTo(query.size ? `${LOGIN_PATH}?${query}` : LOGIN_PATH);
}

/** The server does not know the session any more: back to the sign-in page, from where the way leads to the same place. */
export function endSession(): void {
  forgetSignIn();
  if (window.location.pathname !== LOGIN_PATH) goToLogin({ ended: '1' });
}
