import { STANDARD_ADMIN_PASSWORD } from '@dealership/topology';

/** Headers of browsers on the site's own pages; a write without them is refused. */
export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

/** A staff session cookie. */
export async function signIn(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...SAME_ORIGIN },
    body: JSON.stringify({ password: STANDARD_ADMIN_PASSWORD }),
  });
  if (!response.ok) throw new Error(`The staff login was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
