import { Toaster } from '@dealership/ui-kit';
import { away, fakeService, receipt, renderPart } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import services from '../../locales/en.json';
import { ConsignmentRequestForm } from './consignment-request-form.js';
import texts from './locales/en.json';

const inquiries = fakeService('inquiries');

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  inquiries.answer = receipt;
  renderPart(
    <>
      <ConsignmentRequestForm />
      <Toaster />
    </>,
    { namespace: 'consignment', texts, otherTexts: { services } },
  );
});

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Consignment Request' }));

async function fillIn() {
  await userEvent.type(field(/First Name/), 'Sara');
  await userEvent.type(field(/Last Name/), 'Nasser');
  await userEvent.type(field(/Email/), 'sara@visitor.example');
  await userEvent.type(field(/Phone/), '+971501234567');
  await userEvent.type(field(/Make/), 'Kurogane');
  await userEvent.type(field(/Model/), 'Tsubame');
  await userEvent.type(field(/Year/), '2021');
  await userEvent.type(field(/Mileage/), '42000');
  await userEvent.selectOptions(list(/Condition/), 'very-good');
  await userEvent.selectOptions(list(/Expected Price/), '300k-500k');
  await userEvent.selectOptions(list(/Reason for Selling/), 'upgrade');
  await userEvent.selectOptions(list(/Timeline/), 'normal');
}

it.each([
  [/Condition/, ['', 'excellent', 'very-good', 'good', 'fair']],
  [/Expected Price/, ['', 'under-100k', '100k-300k', '300k-500k', '500k-1m', 'over-1m']],
  [/Reason for Selling/, ['', 'upgrade', 'relocating', 'financial', 'unused', 'other']],
  [/Timeline/, ['', 'urgent', 'normal', 'flexible', 'patient']],
])('offers every option of %s', (name, values) => {
  const options = within(list(name)).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual(values);
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
    'Please enter the vehicle year',
    'Please enter the vehicle mileage',
    'Please describe the vehicle condition',
    'Please provide your expected price',
    "Please tell us why you're selling",
    'Please specify your timeline',
  ])
    expect(screen.getByText(message).className).toContain('error');
  expect(inquiries.received).toEqual([]);
});

it('sends the request without modifications and service history, says so and starts afresh', async () => {
  await fillIn();
  await send();
  const text = "We'll review your vehicle and contact you within 2 business days.";
  expect((await screen.findByText(text)).previousSibling?.textContent).toBe('Consignment Request Submitted');
  expect(inquiries.received).toMatchObject([
    {
      path: '/api/consignment-request',
      body: {
        vehicleMake: 'Kurogane',
        vehicleModel: 'Tsubame',
        year: '2021',
        mileage: '42000',
        condition: 'very-good',
        modifications: '',
        serviceHistory: '',
        expectedPrice: '300k-500k',
        reason: 'upgrade',
        timeline: 'normal',
        website: '',
      },
    },
  ]);
  await waitFor(() => expect(field(/Make/).value).toBe(''));
});

it('takes a year from its fourth digit on', async () => {
  await fillIn();
  await userEvent.clear(field(/Year/));
  await userEvent.type(field(/Year/), '202');
  await send();
  expect((await screen.findByText('Please enter the vehicle year')).className).toContain('error');
  expect(inquiries.received).toEqual([]);
  await userEvent.type(field(/Year/), '1');
  await send();
  await screen.findByText('Consignment Request Submitted');
  expect(inquiries.received).toMatchObject([{ body: { year: '2021' } }]);
});

it('says in its own words that it failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  inquiries.answer = away;
  await fillIn();
  await send();
  expect((await screen.findByText('Please try again.')).previousSibling?.textContent).toBe('Submission Failed');
});
