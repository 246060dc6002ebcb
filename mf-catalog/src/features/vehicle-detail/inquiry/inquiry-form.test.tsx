import type { Vehicle } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { fakeService, receipt, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../locales/en.json';
import { InquiryForm } from './inquiry-form.js';

const vehicle = { id: 12, year: 2024, make: 'Aldermere', model: 'Marchmont' } as Vehicle;

const inquiries = fakeService('inquiries');

beforeEach(() => {
  sessionStorage.clear();
  inquiries.answer = receipt;
  renderWithProviders(
    <>
      <InquiryForm vehicle={vehicle} />
      <Toaster />
    </>,
    { namespace: 'catalog', texts },
  );
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Inquiry' }));

async function fillIn() {
  await userEvent.type(field(/First Name/), 'Sara');
  await userEvent.type(field(/Last Name/), 'Nasser');
  await userEvent.type(field(/Email/), 'sara@visitor.example');
}

it('starts with its default message', () => {
  expect(field(/Message/).value).toBe("I'm interested in the 2024 Aldermere Marchmont. Please provide more information.");
});

it('asks for a similar car if this one is sold', () => {
  cleanup();
  renderWithProviders(<InquiryForm vehicle={{ ...vehicle, sold: true }} />, { namespace: 'catalog', texts });
  screen.getByRole('form', { name: 'Looking for one like it?' });
  expect(field(/Message/).value).toMatch(/^I'm looking for a car like the 2024 Aldermere Marchmont\./);
});

it('marks required fields with an asterisk', () => {
  const labels = screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.labels?.[0]?.textContent);
  expect(labels).toEqual(['First Name *', 'Last Name *', 'Email *', 'Phone', 'Message *']);
});

it("shows every invalid field's error and sends nothing", async () => {
  await userEvent.clear(field(/Message/));
  await userEvent.type(field(/First Name/), 'S');
  await send();
  expect((await screen.findByText('First name must be at least 2 characters')).id).toBe(
    field(/First Name/).getAttribute('aria-describedby'),
  );
  for (const message of [
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Message must be at least 10 characters',
  ])
    expect(screen.getByText(message).className).toContain('error');
  expect(inquiries.received).toEqual([]);
});

it('sends the inquiry with the specified subject, confirms and resets', async () => {
  await fillIn();
  await send();
  const panel = await screen.findByRole('region', { name: 'Inquiry Sent' });
  expect(inquiries.received[0]?.body).toMatchObject({
    firstName: 'Sara',
    subject: 'Vehicle Inquiry: 2024 Aldermere Marchmont (ID: 12)',
    vehicleId: 12,
  });
  expect(panel.textContent).toContain('2024 Aldermere Marchmont');
  await userEvent.click(screen.getByRole('button', { name: 'Submit Another Request' }));
  await waitFor(() => expect(field(/First Name/).value).toBe(''));
});

it('shows progress, and cannot be sent twice meanwhile', async () => {
  let arrive = () => {};
  const after = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  inquiries.answer = { ...receipt, after };
  await fillIn();
  await send();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })).disabled).toBe(true);
  arrive();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit Another Request' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Inquiry' }).disabled).toBe(false);
  expect(inquiries.received).toHaveLength(1);
});

it('shows its own error message', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = unavailable;
  await fillIn();
  await send();
  await screen.findByText('There was an error sending your inquiry. Please try again.');
  logged.mockRestore();
});
