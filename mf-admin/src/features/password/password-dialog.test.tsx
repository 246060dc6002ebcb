import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const NEW = 'a lantern beside the harbour';

const site = adminSite();

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
  window.history.replaceState(null, '', '/admin');
});

const sent = () => site.calls('PUT', '/api/admin/password').map(({ body }) => body);

async function fill({ current = 'the old one', next = NEW, again = '' }): Promise<HTMLElement> {
  openAdmin('?tab=activity');
  await userEvent.click(await screen.findByRole('button', { name: 'Password' }));
  const dialog = await screen.findByRole('dialog');
  const field = (label: string) => within(dialog).getByLabelText(label);
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));
  await userEvent.paste(current);
  await userEvent.click(field('New password'));
  await userEvent.paste(next);
  await userEvent.click(field('New password again'));
  await userEvent.paste(again || next);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change password' }));
  return dialog;
}

it('sends the current and the new password, and confirms the change', async () => {
  site.on('PUT /api/admin/password', { status: 204 });
  const dialog = await fill({});
  expect(await screen.findByText('The password has been changed')).toBeTruthy();
  expect(sent()).toEqual([{ currentPassword: 'the old one', newPassword: NEW }]);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

it('stays open for a wrong password, with the error at its field', async () => {
  site.on('PUT /api/admin/password', refusal('WRONG_PASSWORD'));
  const dialog = await fill({});
  expect(await within(dialog).findByText('Incorrect password')).toBeTruthy();
  expect(within(dialog).getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(window.location.pathname).toBe('/admin');
  expect(screen.queryByText('Please sign in again')).toBeNull();
});

it('shows at its field why a new password is refused', async () => {
  const message = "This password is too easily guessed: leave out common passwords and the site's name, or add words";
  site.on('PUT /api/admin/password', refusal('VALIDATION_FAILED', { errors: [{ path: 'newPassword', message }] }));
  const dialog = await fill({ next: 'password12345' });
  expect(await within(dialog).findByText(message)).toBeTruthy();
});

it.each([
  ['no password until now', { current: '' }, 'Please enter the current password'],
  ['a short new one', { next: 'short' }, 'A password needs at least 12 characters'],
  ['two that differ', { again: 'a lantern beside the harbor' }, 'The two passwords differ'],
])('sends nothing with %s', async (_, typed, problem) => {
  const dialog = await fill(typed);
  expect(await within(dialog).findByText(problem)).toBeTruthy();
  expect(sent()).toEqual([]);
});
