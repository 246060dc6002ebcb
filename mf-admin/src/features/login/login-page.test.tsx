import { Toaster } from '@dealership/ui-kit';
import { Navigate, Route, Routes } from '@dealership/ui-kit/router';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { LoginPage } from './login-page.js';

const site = adminSite();
const LOGIN = 'POST /api/admin/login';

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/admin-login');
});

const open = (at = '/admin-login') => {
  const part = (
    <>
      <LoginPage />
      <Toaster />
    </>
  );
  return renderWithProviders(part, { namespace: 'admin', texts: en, at });
};

const sent = () => site.calls('POST', '/api/admin/login').map(({ body }) => body);
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

async function enter(text = 'secret'): Promise<void> {
  await userEvent.type(password(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Access Admin Panel' }));
}

/** The message at a field, which its input is described by. */
const problem = async (words: string) => {
  await waitFor(() => expect(document.querySelector('[id$="-error"]')?.textContent).toBe(words));
  expect(screen.getByRole('alert').textContent).toBe('');
};

const toast = async (words: string) => {
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(words));
};

describe('the mark beside the form', () => {
  const logo = (alone: boolean) => JSON.stringify({ src: '/media/logo.webp', width: 120, alone });
  const brand = () => document.querySelector('p[dir="auto"]');
  afterEach(() => {
    for (const name of ['siteLogo', 'siteName']) delete document.documentElement.dataset[name];
  });

  it.each([
    [undefined, null, 'Marina Motors'],
    [logo(false), '/media/logo.webp', 'Marina Motors'],
    [logo(true), '/media/logo.webp', ''],
  ])('is the published logo, with the name unless the logo has it: %s', (siteLogo, src, name) => {
    Object.assign(document.documentElement.dataset, { siteName: 'Marina Motors', ...(siteLogo && { siteLogo }) });
    open();
    expect([brand()?.querySelector('img')?.getAttribute('src') ?? null, brand()?.textContent]).toEqual([src, name]);
  });
});

describe('the sign-in page', () => {
  it('is offered in the three languages, which are remembered', async () => {
    open('/admin-login?ended=1');
    const links = within(screen.getByRole('list', { name: 'Language' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['English', '/admin-login?ended=1&lang=en', 'true'],
      ['العربية', '/admin-login?ended=1&lang=ar', null],
      ['日本語', '/admin-login?ended=1&lang=ja', null],
    ]);
    // The test's browser cannot load the page anew.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(links[2] as HTMLElement);
    expect(localStorage.getItem('lang')).toBe('ja');
  });

  it('accepts the right password, remembers the sign-in, confirms it and opens the admin', async () => {
    site.on(LOGIN, { status: 204 });
    open();
    await enter();
    expect(await screen.findByText('Login successful')).toBeTruthy();
    expect(sent()).toEqual([{ password: 'secret' }]);
    expect(localStorage.getItem('adminAuth')).toBe('true');
    expect(window.location.pathname).toBe('/admin');
  });

  it('shows progress, and blocks a second attempt meanwhile', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    const reallyFetch = globalThis.fetch;
    globalThis.fetch = async (...call) => {
      await held;
      return reallyFetch(...call);
    };
    site.on(LOGIN, { status: 204 });
    open();
    await enter();
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Checking...' });
    expect(busy.disabled).toBe(true);
    answer();
    globalThis.fetch = reallyFetch;
    expect(await screen.findByText('Login successful')).toBeTruthy();
  });

  it('refuses a wrong password and keeps the input', async () => {
    site.on(LOGIN, refusal('WRONG_PASSWORD'));
    open();
    await enter('wrong');
    await problem('Access denied Incorrect password');
    expect(password().value).toBe('wrong');
    expect(password().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(localStorage.getItem('adminAuth')).toBeNull();
    expect(window.location.pathname).toBe('/admin-login');
  });

  it('shows the typed password on request', async () => {
    open();
    await userEvent.type(password(), 'secret');
    expect(password().type).toBe('password');
    const eye = screen.getByRole('button', { name: 'Show what is typed' });
    await userEvent.click(eye);
    expect([password().type, password().value, eye.getAttribute('aria-pressed')]).toEqual(['text', 'secret', 'true']);
    await userEvent.click(eye);
    expect(password().type).toBe('password');
  });

  it('requires a password, without a call', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Access Admin Panel' }));
    expect(screen.getByText('Please enter the password')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('asks for the code if the dealership uses one, and sends it', async () => {
    site.on(LOGIN, ({ body }) =>
      body.code === '123456' ? { status: 204 } : refusal(body.code ? 'LOGIN_CODE_WRONG' : 'LOGIN_CODE_REQUIRED'),
    );
    open();
    await enter();
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(document.activeElement).toBe(code));
    await userEvent.type(code, '000000{Enter}');
    await problem('Access denied Incorrect code. Please wait for the next one');
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText('Login successful')).toBeTruthy();
    expect(sent().at(-1)).toEqual({ password: 'secret', code: '123456' });
  });

  it('asks for the e-mail address if there are several accounts', async () => {
    site.on('GET /api/staff-sign-in', { body: { asksForEmail: true } });
    site.on(LOGIN, ({ body }) => (body.password === 'secret' ? { status: 204 } : refusal('WRONG_CREDENTIALS')));
    open();
    const email = await screen.findByLabelText('Email address');
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/admin-password');
    await enter('wrong');
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
    expect(document.activeElement).toBe(email);
    await userEvent.type(email, 'mona@cars.example{Enter}');
    await problem('Access denied Incorrect email address or password');
    await userEvent.clear(password());
    await enter();
    expect(await screen.findByText('Login successful')).toBeTruthy();
    expect(sent().at(-1)).toEqual({ email: 'mona@cars.example', password: 'secret' });
  });

  it('fills in the address of the account whose password was just set', async () => {
    site.on('GET /api/staff-sign-in', { body: { asksForEmail: true } });
    const afterNewPassword = (
      <Routes>
        <Route path="/" element={<Navigate to="/admin-login" state={{ newPasswordOf: 'mona@cars.example' }} />} />
        <Route path="/admin-login" element={<LoginPage />} />
      </Routes>
    );
    renderWithProviders(afterNewPassword, { namespace: 'admin', texts: en, at: '/' });
    expect((await screen.findByLabelText<HTMLInputElement>('Email address')).value).toBe('mona@cars.example');
    expect(screen.getByText('Your password is set. You can sign in now.')).toBeTruthy();
  });

  it('also asks for it if the second account was created meanwhile', async () => {
    site.on(LOGIN, ({ body }) => (body.email ? { status: 204 } : refusal('STAFF_EMAIL_REQUIRED')));
    open();
    await enter();
    const email = await screen.findByLabelText('Email address');
    await waitFor(() => expect(document.activeElement).toBe(email));
    await userEvent.type(email, 'mona@cars.example{Enter}');
    expect(await screen.findByText('Login successful')).toBeTruthy();
  });

  it('shows how long to wait after too many attempts', async () => {
    site.on(LOGIN, { ...refusal('TOO_MANY_LOGINS'), headers: { 'retry-after': '30' } });
    open();
    await enter();
    await problem('Login failed Too many attempts. Please wait 30 seconds and try again.');
  });

  it('shows a failure when the server does not answer', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reallyFetch = globalThis.fetch;
    globalThis.fetch = () => Promise.reject(new TypeError('fetch failed'));
    open();
    await enter();
    await toast('Login failedPlease try again');
    globalThis.fetch = reallyFetch;
    logged.mockRestore();
  });

  it('shows that a session has expired, and returns to the previous place', async () => {
    site.on(LOGIN, { status: 204 });
    open('/admin-login?ended=1&place=%3Ftab%3Dblog%26page%3D2');
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy();
    await enter();
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin?tab=blog&page=2'));
  });

  it('redirects only to the admin, whatever the URL says', async () => {
    site.on(LOGIN, { status: 204 });
    open('/admin-login?place=%2F%2Fevil.example');
    await enter();
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/admin'));
  });
});
