import { defaultSettings } from '@dealership/contracts';
import { I18nextProvider } from '@dealership/ui-kit';
import { fakeService, receipt, unavailable } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SiteProvider } from '../../layout/site-context.js';
import { siteConfigs } from '../../server/document/site-configs.js';
import { i18nFor } from '../../server/document/texts.js';
import type { SiteConfig } from '../../site-config.js';
import { ConfirmAlertPage, ConfirmPage, EndAlertPage, UnsubscribePage } from './newsletter-link-page.js';

const inquiries = fakeService('inquiries');

/** Sections are out of view. */
class FakeObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = receipt;
});

afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

const config = siteConfigs()(defaultSettings, { path: '/newsletter/confirm', language: 'en' });

function open(Page: typeof ConfirmPage, query: string, link?: SiteConfig['link']): void {
  window.history.replaceState(null, '', `/newsletter${query}`);
  const site = { config: { ...config, ...(link && { link }) }, path: '', search: '' };
  render(
    <I18nextProvider i18n={i18nFor('en')}>
      <SiteProvider value={site}>
        <Page />
      </SiteProvider>
    </I18nextProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('confirms nothing before the button is pressed', async () => {
  open(ConfirmPage, '?token=abc');
  expect(await title('Confirm your subscription')).toBeTruthy();
  expect(inquiries.received).toEqual([]);
});

it.each([
  [ConfirmPage, 'Confirm my subscription', '/api/newsletter/confirm', 'Subscription confirmed'],
  [UnsubscribePage, 'Unsubscribe', '/api/newsletter/unsubscribe', 'You have unsubscribed'],
] as const)("%p sends the link's token", async (Page, button, url, done) => {
  open(Page, '?token=abc');
  expect(document.querySelector('svg')).toBeNull();
  press(button);
  expect((await title(done)).previousElementSibling?.querySelector('svg')).toBeTruthy();
  expect(inquiries.received).toMatchObject([{ path: url, body: { token: 'abc' } }]);
});

it('offers to subscribe again after unsubscribing', async () => {
  open(UnsubscribePage, '?token=abc');
  expect(document.querySelector('[data-hides-newsletter]')).not.toBeNull();
  press('Unsubscribe');
  const again = await screen.findByRole('link', { name: 'Subscribe again' });
  expect(again.getAttribute('href')).toBe('#newsletter-email');
  expect(document.querySelector('[data-hides-newsletter]')).toBeNull();
});

const SEARCH = `search=${encodeURIComponent('make=Orsenza&maxPrice=900000&bodyType=suv&minPrice=x&other=1')}`;
const words = () =>
  within(screen.getByRole('list', { name: 'Your search' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it.each([
  [ConfirmAlertPage, 'Confirm the alert', 'Alert confirmed', 'Open the search', /^\/inventory\?make=Orsenza&maxPrice=900000/],
  [EndAlertPage, 'End the alert', 'Alert ended', 'View the inventory', /^\/inventory$/],
] as const)('%p names the search before and after the button is pressed', async (Page, button, done, link, target) => {
  open(Page, `?token=abc&${SEARCH}`);
  expect(words()).toEqual(['Orsenza', 'up to AED 900,000', 'SUV']);
  press(button);
  await title(done);
  expect(words()).toEqual(['Orsenza', 'up to AED 900,000', 'SUV']);
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toMatch(target);
});

it('links the search of an alert before it is confirmed', async () => {
  open(ConfirmAlertPage, `?token=abc&${SEARCH}`);
  const link = await screen.findByRole('link', { name: 'Open the search' });
  expect(link.getAttribute('href')).toMatch(/^\/inventory\?make=Orsenza&maxPrice=900000/);
});

it.each([400, 404])('shows that the link is no longer valid when the site answers %d', async (answered) => {
  inquiries.answer = { status: answered, body: {} };
  open(ConfirmPage, '?token=old');
  press('Confirm my subscription');
  expect(await title('This link no longer works')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [ConfirmPage, 'invalid', 'This link no longer works'],
  [ConfirmPage, 'confirmed', 'Already confirmed'],
  [ConfirmAlertPage, 'invalid', 'This link no longer works'],
  [ConfirmAlertPage, 'confirmed', 'Already confirmed'],
  [UnsubscribePage, 'invalid', 'This link is not valid'],
  [UnsubscribePage, 'ended', 'Already unsubscribed'],
  [EndAlertPage, 'invalid', 'This link is not valid'],
  [EndAlertPage, 'ended', 'Already ended'],
] as const)('%p says at once that its link is %s', async (Page, state, expected) => {
  open(Page, '?token=old', { token: 'old', state });
  expect(await title(expected)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('applies what the server knew to its own link only', async () => {
  open(ConfirmPage, '?token=new', { token: 'old', state: 'invalid' });
  expect(await title('Confirm your subscription')).toBeTruthy();
});

it('shows the newest cars once confirmed', async () => {
  const newest = () => document.querySelector('[data-section="mf-catalog/newest-vehicles"]');
  open(ConfirmPage, '?token=abc');
  expect(newest()).toBeNull();
  press('Confirm my subscription');
  await title('Subscription confirmed');
  expect(newest()).toBeTruthy();
});

it("hides the footer's newsletter form, except for an expired confirmation, which refers to it", async () => {
  const hides = () => document.querySelector('[data-hides-newsletter]') !== null;
  inquiries.answer = { status: 404, body: {} };
  open(ConfirmPage, '?token=old');
  expect(hides()).toBe(true);
  press('Confirm my subscription');
  await title('This link no longer works');
  expect(hides()).toBe(false);
  cleanup();
  open(UnsubscribePage, '');
  press('Unsubscribe');
  await title('This link is not valid');
  expect(hides()).toBe(true);
});

it('shows that for a link without a token, without a call', async () => {
  open(UnsubscribePage, '');
  press('Unsubscribe');
  expect(await title('This link is not valid')).toBeTruthy();
  expect(inquiries.received).toEqual([]);
});

it('can be retried after a failure', async () => {
  inquiries.answer = unavailable;
  open(ConfirmPage, '?token=abc');
  press('Confirm my subscription');
  const failed = await title('That did not work');
  await waitFor(() => expect(document.activeElement).toBe(failed.closest('[tabindex]')));
  inquiries.answer = receipt;
  press('Try again');
  expect(await title('Subscription confirmed')).toBeTruthy();
});
