import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { goTo, openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const TEXT = 'No connection. What you see may be out of date.';

const disconnect = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  localStorage.setItem('adminAuth', 'true');
});

afterEach(() => {
  jest.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

it('says that the connection is lost until reads succeed again, and reads everything once it is back', async () => {
  openAdmin('?tab=notifications');
  await screen.findByRole('heading', { name: 'Notifications' });
  expect(screen.queryByText(TEXT)).toBeNull();
  const lost = disconnect();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(TEXT).closest('[role=alert]')).toBeTruthy();
  lost.mockRestore();
  site.received = [];
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  expect(site.calls('GET', '/api/admin/session')).toHaveLength(1);
});

it('offers another attempt in place of a list that is opened without a connection', async () => {
  openAdmin('?tab=account');
  await screen.findByRole('heading', { name: 'My account' });
  const lost = disconnect();
  act(() => void window.dispatchEvent(new Event('offline')));
  await goTo('/admin?tab=newsletter');
  const problem = (await screen.findByText('This list could not be loaded')).closest('[role=alert]') as HTMLElement;
  lost.mockRestore();
  await userEvent.click(within(problem).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('This list could not be loaded')).toBeNull());
  expect(screen.queryByText(TEXT)).toBeNull();
});
