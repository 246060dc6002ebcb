import { Toaster } from '@dealership/ui-kit';
import { fakeService, receipt, renderWithProviders } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import texts from '../../locales/en.json';
import { NewsletterForm } from './newsletter-form.js';

const inquiries = fakeService('inquiries');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = receipt;
  renderWithProviders(
    <>
      <NewsletterForm />
      <Toaster />
    </>,
    { namespace: 'shell', texts },
  );
});

afterEach(() => {
  jest.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });

function subscribe(email: string): void {
  fireEvent.input(field(), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
}

it('asks for a missing address, in a toast and at the field', async () => {
  subscribe('  ');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorPlease enter your email address'));
  const message = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('Please enter your email address');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  expect(inquiries.received).toEqual([]);
});

it('reports a malformed address once, above the button', async () => {
  subscribe('sara at visitor');
  const error = await screen.findByText('Please enter a valid email address');
  expect(error.compareDocumentPosition(screen.getByRole('button', { name: 'Subscribe' }))).toBe(4);
  expect(error.id).toBe(field().getAttribute('aria-describedby'));
  expect(inquiries.received).toEqual([]);
});

it('subscribes an address that was copied with direction marks', async () => {
  subscribe('\u2068sara＠visitor.example\u2069');
  const panel = await screen.findByRole('region', { name: 'Check your inbox' });
  expect(inquiries.received).toMatchObject([{ body: { email: 'sara@visitor.example' } }]);
  // A copy of it has no marks either.
  expect(panel.textContent).not.toMatch(/\p{Cf}/u);
});

it('removes the toast of a missing address on the next attempt', async () => {
  subscribe(' ');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('ErrorPlease enter your email address'));
  subscribe('bad@');
  await screen.findByText('Please enter a valid email address');
  expect(screen.queryByText('Please enter your email address')).toBeNull();
});

it('subscribes the address, confirms, and replaces the form', async () => {
  subscribe('sara@visitor.example');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Thank you for subscribing to our newsletter!Please confirm with the link we have just emailed you.',
    ),
  );
  expect(inquiries.received).toMatchObject([
    { path: '/api/newsletter', body: { email: 'sara@visitor.example', website: '' }, language: 'en' },
  ]);
  const panel = screen.getByRole('region', { name: 'Check your inbox' });
  expect(panel.textContent).toContain('sara@visitor.example');
  expect(document.activeElement).toBe(panel);
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(field().value).toBe('');
});

it.each([
  ['the server refuses the address', 400, 'Please enter a valid email address'],
  ['there were too many', 429, /Too many messages in a short time/],
  ['the site is at fault', 503, 'An error occurred, try again'],
])('shows the error and keeps the address when %s', async (_when, answered, text) => {
  inquiries.answer = { status: answered as number, body: {} };
  subscribe('sara@visitor.example');
  await waitFor(() => expect(document.getElementById('newsletter-email-problem')?.textContent).toMatch(text as string));
  expect(field().value).toBe('sara@visitor.example');
});
