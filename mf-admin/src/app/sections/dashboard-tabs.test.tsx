import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { addressBar, goTo, openAdmin } from '../../testing/open-admin.js';

const site = adminSite();

it.each([
  ['nonsense', 'owner', 'This section does not exist', 'Inbox'],
  ['staff', 'sales', 'Your role does not include this section', 'Inbox'],
  ['inbox', 'editor', 'Your role does not include this section', 'Vehicle Inventory'],
] as const)(
  'at the address of the section %s, the role %s reads what is wrong, and what is open',
  async (tab, role, title, open) => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role } });
    openAdmin(`?tab=${tab}`);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(`Instead, ${open} is open.`)).toBeTruthy();
    await waitFor(() => expect(addressBar()).not.toContain(`tab=${tab}`));
    expect(screen.getByText(title)).toBeTruthy();
    await goTo('/admin?tab=account');
    await screen.findByRole('heading', { name: 'My account' });
    expect(screen.queryByText(title)).toBeNull();
  },
);

it('has a link that skips the header and the menu', async () => {
  openAdmin('?tab=account');
  const heading = await screen.findByRole('heading', { name: 'My account', level: 2 });
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the section' }));
  expect(document.activeElement).toBe(heading);
  expect(addressBar()).not.toContain('#');
});
