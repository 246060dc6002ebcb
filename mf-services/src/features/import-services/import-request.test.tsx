import { Toaster } from '@dealership/ui-kit';
import { away, fakeService, receipt, renderPart } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../locales/en.json';
import { ImportRequestSection } from './import-request-section.js';
import texts from './locales/en.json';

const inquiries = fakeService('inquiries');

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  inquiries.answer = receipt;
  renderPart(
    <>
      <ImportRequestSection />
      <Toaster />
    </>,
    { namespace: 'import-services', texts, otherTexts: { services } },
  );
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country of Origin' });
const terms = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /I accept the terms/ });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Import Request' }));

async function fillIn() {
  await userEvent.type(field(/First Name/), 'Sara');
  await userEvent.type(field(/Last Name/), 'Nasser');
  await userEvent.type(field(/Email/), 'sara@visitor.example');
  await userEvent.type(field(/Phone/), '+971501234567');
  await userEvent.type(field(/Vehicle of Interest/), 'Kurogane Tsubame, 2021 or newer');
  await userEvent.selectOptions(country(), 'japan');
  await userEvent.click(terms());
}

it('offers the five countries of origin, and none', () => {
  const values = within(country())
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);
  expect(values).toEqual(['', 'japan', 'germany', 'uk', 'italy', 'other']);
});

it('names every field that is not right beside it and sends nothing', async () => {
  await send();
  const first = await screen.findByText('First name must be at least 2 characters');
  expect(first.id).toBe(field(/First Name/).getAttribute('aria-describedby'));
  for (const message of [
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    "Please specify the vehicle you're interested in",
    'You must accept the terms and conditions',
  ])
    expect(screen.getByText(message).className).toContain('error');
  expect(document.activeElement).toBe(field(/First Name/));
  expect(inquiries.received).toEqual([]);
});

it('takes a phone number from its tenth character on', async () => {
  await userEvent.type(field(/Phone/), '050123456');
  await userEvent.tab();
  await screen.findByText('Please enter a valid phone number');
  await userEvent.type(field(/Phone/), '7');
  await waitFor(() => expect(screen.queryByText('Please enter a valid phone number')).toBeNull());
});

it('takes a vehicle of interest from its fifth character on', async () => {
  const message = "Please specify the vehicle you're interested in";
  await userEvent.type(field(/Vehicle of Interest/), 'GT-R');
  await userEvent.tab();
  await screen.findByText(message);
  await userEvent.type(field(/Vehicle of Interest/), '3');
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
});

it('sends the request, thanks for it, and begins afresh on demand', async () => {
  await fillIn();
  await send();
  await screen.findByRole('heading', { name: 'Request Submitted!' });
  const text = "Your import service request has been submitted successfully. We'll contact you shortly.";
  expect(screen.getByText(text).previousSibling?.textContent).toBe('Request Submitted');
  expect(inquiries.received).toMatchObject([
    {
      path: '/api/import-request',
      language: 'en',
      body: {
        firstName: 'Sara',
        lastName: 'Nasser',
        email: 'sara@visitor.example',
        phone: '+971501234567',
        vehicleOfInterest: 'Kurogane Tsubame, 2021 or newer',
        countryOfOrigin: 'japan',
        additionalNotes: '',
        acceptTerms: true,
        website: '',
      },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Submit Another Request' }));
  expect(field(/First Name/).value).toBe('');
  expect(terms().checked).toBe(false);
});

it('says in its own words that it failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = away;
  await fillIn();
  await send();
  await screen.findByText('There was an error submitting your request. Please try again.');
  expect(screen.getByText('Submission Failed').className).toContain('title');
});
