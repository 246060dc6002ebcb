import { expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest as request } from '../../testing/inbox-request.js';
import { inboxPage, inboxRow, inboxSite } from '../../testing/inbox-site.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';

const site = inboxSite();

it('says that a customer whom the address names is not known, instead of showing the whole list', async () => {
  openAdmin('?tab=inbox&person=message-1');
  await screen.findByText('This request does not exist any more.');
  expect(screen.queryByRole('button', { name: 'Sara Marri 1' })).toBeNull();
});

it('says that a request does not exist any more, and leads back to the list', async () => {
  site.on('GET /api/inbox/contact-9999', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox&request=contact-9999');
  const dialog = within(await screen.findByRole('dialog', { name: 'Request not found' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('does not exist any more');
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows an error when submissions cannot be loaded', async () => {
  site.on('GET /api/contact-messages', refusal('REQUEST_NOT_FOUND'));
  openAdmin('?tab=inbox&request=contact-1');
  const dialog = within(await screen.findByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('does not exist any more');
});

it('pages forwards and back to the first', async () => {
  site.on('GET /api/inbox', ({ query }) =>
    query.has('cursor') ? inboxPage([request(3)]) : inboxPage([request(1)], { next: 'abc' }),
  );
  openAdmin('?tab=inbox');
  await press('Next page');
  await inboxRow('Sara Marri 3');
  await press('First page');
  await inboxRow('Sara Marri 1');
});

it('keeps a request open that was opened while the search was debouncing', async () => {
  openAdmin('?tab=inbox');
  const name = await screen.findByRole('button', { name: 'Sara Marri 1' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'marri' } });
  fireEvent.click(name);
  await waitFor(() => expect(addressBar()).toContain('q=marri'));
  expect(addressBar()).toContain('request=contact-1');
});
