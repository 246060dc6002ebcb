import { expect } from '@playwright/test';
import { TOTP } from 'otpauth';
import { expectAccessible } from '../../src/checks/axe.ts';
import { done, STAFF_PASSWORD, signIn, test } from '../../src/pages/staff.ts';

// Clean up in any case, so that the owner can sign in with only the password again.
test.afterEach(async ({ staff }) => {
  const [owner] = (await (await staff.api.get('/api/staff-accounts')).json()) as { id: number }[];
  await expect(await staff.api.delete(`/api/staff-accounts/${owner?.id}/factors`)).toBeOK();
});

// Runs alone: while the owner has a second factor, the password alone does not sign anybody in.
test('an authenticator app and a passkey are set up, used to sign in, and removed', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await signIn(page);
  await page.goto('/admin?tab=account');
  const dialog = page.getByRole('dialog');
  const section = page.getByRole('region', { name: 'Second factor' });
  const prove = async (submit: string) => {
    await dialog.getByLabel('Current password').fill(STAFF_PASSWORD);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
  };

  await section.getByRole('button', { name: 'Set up' }).click();
  await prove('Continue');
  const secret = ((await dialog.locator('code bdi').textContent()) ?? '').replaceAll(' ', '');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const app = new TOTP({ secret });
  // A code is valid only for its half minute; one entered at the end may be too late.
  await expect.poll(() => app.remaining()).toBeGreaterThan(5000);
  await dialog.getByRole('textbox', { name: 'Code' }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 codes left', { exact: false })).toBeVisible();

  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('Laptop');
  await prove('Continue');
  await expect(done(page, 'The passkey has been added')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin$/);

  await page.goto('/admin?tab=account');
  await section.getByRole('button', { name: 'Turn off' }).click();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await prove('Turn off');
  await expect(done(page, 'The authenticator app is off')).toBeVisible();
  await section.getByRole('button', { name: 'Remove Laptop' }).click();
  await prove('Remove');
  await expect(done(page, 'The passkey has been removed')).toBeVisible();
  await expect(section.getByText('Recovery codes')).toBeHidden();
});
