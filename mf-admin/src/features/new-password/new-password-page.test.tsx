import { Toaster } from '@dealership/ui-kit';
import { Route, Routes, useLocation } from '@dealership/ui-kit/router';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { NewPasswordPage } from './new-password-page.js';

const site = adminSite();
const SET = 'POST /api/staff-password';
const TOKEN = 'x'.repeat(43);
const GOOD = 'a lantern beside the harbour';

let place: ReturnType<typeof useLocation>;

function SignInPage() {
  place = useLocation();
  return 'Sign-in page';
}

const open = (query = '') => {
  const part = (
    <>
      <Routes>
        <Route path="/admin-password" element={<NewPasswordPage />} />
        <Route path="/admin-login" element={<SignInPage />} />
      </Routes>
      <Toaster />
    </>
  );
  return renderWithProviders(part, { namespace: 'admin', texts: en, at: `/admin-password${query}` });
};

async function choose(password: string, again = password): Promise<void> {
  for (const [label, text] of [
    ['New password', password],
    ['New password again', again],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
}

it("sets the link's password and leads to the sign-in page", async () => {
  site.on(SET, { body: { email: 'mona@cars.example' } });
  open(`?token=${TOKEN}`);
  await choose(GOOD);
  await screen.findByText('Sign-in page');
  expect(site.calls('POST', '/api/staff-password').map(({ body }) => body)).toEqual([{ token: TOKEN, password: GOOD }]);
  expect(place).toMatchObject({ pathname: '/admin-login', search: '', state: { newPasswordOf: 'mona@cars.example' } });
});

it('shows at the field why a password is refused, and keeps the link', async () => {
  site.on(SET, refusal('VALIDATION_FAILED', { errors: [{ path: 'password', message: 'weak' }] }));
  open(`?token=${TOKEN}`);
  await choose('short');
  expect(screen.getByText('A password needs at least 12 characters')).toBeTruthy();
  await choose(GOOD, 'another one');
  expect(screen.getByText('The two passwords differ')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('New password again'));
  expect(site.received).toEqual([]);
  await choose('password1234');
  expect(await screen.findByText(/too easily guessed/)).toBeTruthy();
});

it('offers another link when one has expired', async () => {
  site.on(SET, refusal('PASSWORD_LINK_INVALID'));
  site.on('POST /api/staff-password/link', { status: 204 });
  open(`?token=${TOKEN}`);
  await choose(GOOD);
  expect(await screen.findByText('This link has expired or was used. Please request a new one.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email address'), 'mona@cars.example{Enter}');
  expect(await screen.findByText(/It is good for 30 minutes/)).toBeTruthy();
  expect(site.received.at(-1)?.body).toEqual({ email: 'mona@cars.example' });
});

it('validates the e-mail address of a forgotten password', async () => {
  open();
  await userEvent.type(screen.getByLabelText('Email address'), 'nobody{Enter}');
  await waitFor(() => expect(screen.getByText('Please enter a valid email address')).toBeTruthy());
  expect(site.received).toEqual([]);
});
