import { expect } from '@playwright/test';
import { expectAccessible } from '../../src/checks/axe.ts';
import { mailsTo } from '../../src/mailbox.ts';
import { done, openAdmin, test } from '../../src/pages/staff.ts';

const PASSWORD = 'a lantern beside the harbour';

interface Account {
  id: number;
  email: string | null;
  state: string;
}

// Clean up in any case: with a second account, the password alone signs nobody in.
test.afterEach(async ({ staff }) => {
  const accounts = (await (await staff.api.get('/api/staff-accounts')).json()) as Account[];
  for (const { id, email, state } of accounts)
    if (email === staff.email && state !== 'deactivated')
      await expect(await staff.api.put(`/api/staff-accounts/${id}`, { data: { deactivated: true } })).toBeOK();
});

// Runs alone: while there is a second account, the password alone does not sign anybody in.
test('a member of staff is invited, chooses a password, sees what their role allows, and is deactivated', async ({
  page,
  visitor,
  staff,
}) => {
  const [owner] = (await (await staff.api.get('/api/staff-accounts')).json()) as Account[];
  await expect(await staff.api.put(`/api/staff-accounts/${owner?.id}`, { data: { email: 'owner@dealer.example' } })).toBeOK();
  await openAdmin(page, staff, '?tab=staff');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Name').fill(staff.mark);
  await drawer.getByLabel('Email address').fill(staff.email);
  await drawer.getByLabel('Role').selectOption('Sales');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Send invitation' }).click();
  await expect(done(page, `Invitation sent to ${staff.email}`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: staff.mark })).toContainText('Invited');

  await expect.poll(async () => (await mailsTo(staff.email)).length).toBe(1);
  const [invitation] = await mailsTo(staff.email);
  const [link = ''] = /http\S+token=[\w-]+\S*/.exec(invitation?.text ?? '') ?? [];
  await visitor.goto(link);
  await visitor.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('New password again').fill(PASSWORD);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Set the password' }).click();
  await expect(visitor.getByText('Your password is set. You can sign in now.')).toBeVisible();
  await expect(visitor.getByLabel('Email address')).toHaveValue(staff.email);

  const signIn = async (password: string) => {
    await visitor.goto('/admin-login');
    await visitor.getByLabel('Email address').fill(staff.email);
    await visitor.getByLabel('Password').fill(password);
    await visitor.getByRole('button', { name: 'Access Admin Panel' }).click();
  };
  await signIn('a wrong guess of twelve');
  await expect(visitor.getByLabel('Password')).toHaveAccessibleDescription(/^Access denied/);
  await signIn(PASSWORD);
  await expect(visitor).toHaveURL(/\/admin$/);
  const sections = visitor.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: /^Inbox/ })).toBeVisible();
  expect((await visitor.request.get('/api/staff-accounts')).status()).toBe(403);
  await visitor.goto('/admin?tab=staff');
  await expect(visitor.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: `Deactivate ${staff.mark}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(done(page, `${staff.mark} has been deactivated`)).toBeVisible();
  await visitor.getByRole('button', { name: /^Account/ }).click();
  await visitor.getByRole('button', { name: 'Logout' }).click();
  await expect(visitor).toHaveURL(/\/admin-login$/);
  await visitor.getByLabel('Password').fill(PASSWORD);
  await visitor.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(visitor.getByLabel('Password')).toHaveAccessibleDescription(/^Access denied/);
  await expect(visitor).toHaveURL(/\/admin-login$/);
});
