import { Toaster } from '@dealership/ui-kit';
import { away, fakeService, receipt, renderPart } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../locales/en.json';
import texts from './locales/en.json';
import { SourcingRequestForm } from './sourcing-request-form.js';

const inquiries = fakeService('inquiries');

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  inquiries.answer = receipt;
  renderPart(
    <>
      <SourcingRequestForm />
      <Toaster />
    </>,
    { namespace: 'vehicle-sourcing', texts, otherTexts: { services } },
  );
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Sourcing Request' }));
const valuesOf = (name: RegExp) =>
  within(list(name))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

async function fillIn() {
  await userEvent.type(field(/First Name/), 'Sara');
  await userEvent.type(field(/Last Name/), 'Nasser');
  await userEvent.type(field(/Email/), 'sara@visitor.example');
  await userEvent.type(field(/Phone/), '+971501234567');
  await userEvent.type(field(/Make/), 'Kurogane');
  await userEvent.type(field(/Model/), 'Tsubame');
  await userEvent.type(field(/Year Range/), '1998–2002');
  await userEvent.selectOptions(list(/Budget/), '50k-100k');
  await userEvent.type(field(/Detailed Specifications/), 'Six-speed gearbox, midnight blue');
  await userEvent.selectOptions(list(/Timeline/), 'patient');
}

it('offers the five budgets and the three timelines', () => {
  expect(valuesOf(/Budget/)).toEqual(['', 'under-50k', '50k-100k', '100k-200k', '200k-500k', 'over-500k']);
  expect(valuesOf(/Timeline/)).toEqual(['', 'urgent', 'flexible', 'patient']);
});

it('names every field that is not right and sends nothing', async () => {
  await send();
  await screen.findByText('First name must be at least 2 characters');
  for (const message of [
    'Last name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please specify the vehicle make',
    'Please specify the vehicle model',
    'Please specify the year range',
    'Please specify your budget',
    'Please provide detailed specifications',
    'Please specify your timeline',
  ])
    expect(screen.getByText(message).className).toContain('error');
  expect(screen.getByText('Please specify your budget').id).toBe(list(/Budget/).getAttribute('aria-describedby'));
  expect(inquiries.received).toEqual([]);
});

it('sends the request, says so and starts afresh', async () => {
  await fillIn();
  await send();
  expect((await screen.findByText("We'll contact you within 24 hours.")).previousSibling?.textContent).toBe('Request Submitted');
  expect(inquiries.received).toMatchObject([
    {
      path: '/api/sourcing-request',
      body: {
        vehicleMake: 'Kurogane',
        vehicleModel: 'Tsubame',
        yearRange: '1998–2002',
        budget: '50k-100k',
        specifications: 'Six-speed gearbox, midnight blue',
        timeline: 'patient',
        website: '',
      },
    },
  ]);
  await waitFor(() => expect([field(/Make/).value, list(/Budget/).value]).toEqual(['', '']));
});

it('takes specifications from their tenth character on', async () => {
  await fillIn();
  const specifications = field(/Detailed Specifications/);
  await userEvent.clear(specifications);
  await userEvent.type(specifications, 'Blue, man');
  await send();
  expect((await screen.findByText('Please provide detailed specifications')).className).toContain('error');
  expect(inquiries.received).toEqual([]);
  await userEvent.type(specifications, '.');
  await send();
  await screen.findByText('Request Submitted');
  expect(inquiries.received).toMatchObject([{ body: { specifications: 'Blue, man.' } }]);
});

it('says in its own words that it failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = away;
  await fillIn();
  await send();
  expect((await screen.findByText('Please try again.')).previousSibling?.textContent).toBe('Submission Failed');
});
