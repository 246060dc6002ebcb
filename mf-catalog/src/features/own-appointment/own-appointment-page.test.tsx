import type { Language } from '@dealership/contracts';
import { failure, fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import catalog from '../../locales/en.json';
import { vehicle } from '../../testing/vehicles.js';
import texts from './locales/en.json';
import { OwnAppointmentPage } from './own-appointment-page.js';

const api = fakeService('catalog', 'inquiries');

const car = vehicle({ id: 12, year: 2024, make: 'Aldermere', model: 'Fellside E', images: ['/media/front.webp'] });

const show = (language: Language, query = '') => {
  api.answers[`/api/vehicles/12?lang=${language}`] ??= { status: 200, body: car };
  renderWithProviders(<OwnAppointmentPage />, {
    namespace: 'own-appointment',
    texts,
    otherTexts: { catalog },
    language,
    at: `/appointment?token=abc${query}`,
  });
};

const carLink = () => screen.findByRole('link', { name: /Fellside/ });

beforeEach(() => {
  api.reset();
  const appointment = {
    ...{ state: 'requested', isPast: false, date: '2027-01-05', time: '10:00', days: [] },
    ...{ vehicleId: 12, vehicleName: '2024 Aldermere Fellside E' },
  };
  api.answers['/api/own-appointment?token=abc'] = { status: 200, body: appointment };
});

it.each([
  ['en', '2024 Aldermere Fellside\u00a0E'],
  ['ar', '\u2066Aldermere Fellside\u00a0E\u2069 طراز\u00a02024'],
  ['ja', '2024年式 Aldermere Fellside\u00a0E'],
] as const)('names the car as its language does, beside its picture (%s)', async (language, name) => {
  show(language);
  const link = await screen.findByText((_, element) => element?.tagName === 'A' && element.textContent === name);
  expect(link.querySelector('img')?.getAttribute('src')).toContain('/media/front');
});

it('names a car that has left the site as the request did', async () => {
  api.answers['/api/vehicles/12?lang=ar'] = failure(404, 'VEHICLE_NOT_FOUND', 'Gone');
  show('ar');
  const link = await carLink();
  expect([link.textContent, link.querySelector('img')]).toEqual(['\u20682024 Aldermere Fellside E\u2069', null]);
});

it.each([
  ['moved', true],
  ['taken', false],
] as const)('marks the outcome %s as a success: %s', async (outcome, isSuccess) => {
  show('en', `&outcome=${outcome}`);
  const status = await screen.findByText(texts.outcome[outcome]);
  expect(status.querySelector('svg') !== null).toBe(isSuccess);
});
