import { failure, fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { AlertForm } from './alert-form.js';
import texts from './locales/en.json';

const api = fakeService('inquiries');

beforeEach(() => {
  api.reset();
  api.answer = { status: 201, body: { status: 'pending' } };
});

const show = () =>
  renderWithProviders(<AlertForm filters={{ make: 'Orsenza', model: '', maxPrice: '900000' }} />, { namespace: 'alert', texts });
const send = (email: string) => {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Set up the alert' }));
};

it('sends the address with the active filters, and confirms in its place', async () => {
  show();
  send('mona@customers.example');
  const title = await screen.findByRole('heading', { name: 'One step left' });
  expect(title.querySelector('svg')).toBeTruthy();
  const body = { email: 'mona@customers.example', website: '', filters: { make: 'Orsenza', maxPrice: '900000' } };
  expect(api.received).toMatchObject([{ path: '/api/search-alerts', body }]);
});

it.each(['', 'mona'])('requires an address instead of sending %j', async (typed) => {
  show();
  send(typed);
  await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  expect(api.received).toEqual([]);
});

it('keeps the input when rate-limited', async () => {
  api.answer = failure(429, 'RATE_LIMITED', 'Too many');
  show();
  send('mona@customers.example');
  await screen.findByText(/Too many messages in a short time/);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mona@customers.example');
});

it.each([
  ['email', 'Please enter a valid email address'],
  ['filters.maxMileage', 'An error occurred, try again'],
])('says what is wrong with a request that is refused because of its %s', async (path, text) => {
  api.answer = failure(400, 'VALIDATION_FAILED', 'Refused', { errors: [{ path, message: 'Refused' }] });
  show();
  send('mona@customers.example');
  await screen.findByText(text);
});

function ChangingSearch() {
  const [make, setMake] = useState('Orsenza');
  return (
    <>
      <button type="button" onClick={() => setMake(make === 'Zennor' ? 'Orsenza' : 'Zennor')}>
        Other make
      </button>
      <AlertForm filters={{ make }} />
    </>
  );
}

it('does not confirm a search that was chosen while the alert for another was sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.answer = { status: 201, body: { status: 'pending' }, after: promise };
  renderWithProviders(<ChangingSearch />, { namespace: 'alert', texts });
  send('mona@customers.example');
  await waitFor(() => expect(api.received).toHaveLength(1));
  fireEvent.click(screen.getByText('Other make'));
  await act(async () => resolve());
  await screen.findByRole('button', { name: 'Set up the alert' });
  expect(screen.queryByText('One step left')).toBeNull();
  fireEvent.click(screen.getByText('Other make'));
  await screen.findByText('One step left');
});
