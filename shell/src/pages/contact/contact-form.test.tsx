import { Toaster } from '@dealership/ui-kit';
import { fakeService, receipt, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SiteProvider } from '../../layout/site-context.js';
import type { SiteConfig } from '../../site-config.js';
import { ContactForm } from './contact-form.js';
import texts from './locales/en.json';

const inWords = (en: string) => ({ en, ar: en, ja: en });
const promise = { text: inWords('We are quick.'), sent: inWords('You hear of us.'), measured: null, language: 'en' as const };

const inquiries = fakeService('inquiries');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = receipt;
  renderWithProviders(
    <>
      <SiteProvider value={{ config: { promise } as SiteConfig, path: '/contact', search: '' }}>
        <ContactForm />
      </SiteProvider>
      <Toaster />
    </>,
    { namespace: 'contact', texts },
  );
});

afterEach(() => {
  jest.restoreAllMocks();
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const subject = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Subject/ });
const type = (element: HTMLElement, value: string) => fireEvent.input(element, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));

function fillIn(): void {
  type(field(/First Name/), 'Sara');
  type(field(/Last Name/), 'Nasser');
  type(field(/Email/), 'sara@visitor.example');
  fireEvent.change(subject(), { target: { value: 'import' } });
  type(field(/Message/), 'I would like to import a car.');
}

it("offers the specification's five subjects, named as in e-mails and the admin", () => {
  const options = [...subject().options].map(({ value, text }) => [value, text]).filter(([value]) => value);
  expect(options).toEqual([
    ['inventory', 'Our inventory'],
    ['auction', 'Auction access'],
    ['import', 'Import services'],
    ['consignment', 'Consignment'],
    ['other', 'Other'],
  ]);
});

it("shows every invalid field's error beside it, and sends nothing", async () => {
  type(field(/First Name/), 'S');
  send();
  const message = await screen.findByText('First name must be at least 2 characters');
  expect(message.id).toBe(field(/First Name/).getAttribute('aria-describedby'));
  for (const text of [
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please select a subject',
    'Message must be at least 10 characters',
  ])
    expect(screen.getByText(text).className).toContain('error');
  expect(inquiries.received).toEqual([]);
});

it('sends the message, confirms and resets', async () => {
  fillIn();
  send();
  expect(await screen.findByText("Your message has been sent successfully. We'll get back to you shortly.")).toBeTruthy();
  // Until the panel replaces the form, the form has a status of its own.
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Message Sent'));
  expect(inquiries.received).toHaveLength(1);
  expect(inquiries.received[0]).toMatchObject({
    path: '/api/contact',
    body: { firstName: 'Sara', phone: '', subject: 'import' },
  });
  const panel = await screen.findByRole('region', { name: 'Message Sent' });
  expect(panel.textContent).toContain('Import services');
  fireEvent.click(screen.getByRole('button', { name: 'Submit Another Request' }));
  await waitFor(() => expect([field(/First Name/).value, subject().value]).toEqual(['', '']));
});

it('shows the reply promise', () => {
  screen.getByText('We are quick. Your details are used to answer you and for nothing else.');
});

it('shows its own error message', async () => {
  inquiries.answer = unavailable;
  fillIn();
  send();
  expect(await screen.findByText('There was an error sending your message. Please try again.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Submission Failed');
});
