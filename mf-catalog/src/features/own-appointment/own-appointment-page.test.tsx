import type { Language } from '@dealership/contracts';
import { failure, fakeService, renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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

const answerWith = (state: string, isPast = false) => {
  const appointment = {
    ...{ state, isPast, date: '2027-01-05', time: '10:00', days: [] },
    ...{ vehicleId: 12, vehicleName: '2024 Aldermere Fellside E', reference: 'TD-2027-00012' },
    showroom: {
      address: { en: 'Car Souq, Ajman', ar: 'سوق السيارات، عجمان', ja: '' },
      position: '25.4, 55.5',
      phone: '+971 6 000',
    },
  };
  api.answers['/api/own-appointment?token=abc'] = { status: 200, body: appointment };
};

beforeEach(() => {
  api.reset();
  api.promise = undefined;
  answerWith('requested');
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

it.each([
  ['en', /^Tuesday,? 5\u00a0January\u00a02027$/],
  ['ar', /^الثلاثاء، 5\u00a0يناير\u00a02027$/],
  ['ja', /^2027年\u20601月\u20605日火曜日$/],
] as const)('keeps the day, month and year in one line (%s)', async (language, day) => {
  show(language);
  await carLink();
  expect(document.querySelector('dd > span')?.textContent).toMatch(day);
});

it('strikes out the day of a cancelled appointment, without the way to it', async () => {
  answerWith('cancelled');
  show('en');
  const day = await screen.findByText(/^Tuesday,? 5 January 2027$/);
  expect(day.closest('s')?.textContent).toMatch(/10:00/);
  expect(screen.queryByRole('link', { name: 'Open in Google Maps' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Move or cancel' })).toBeNull();
});

it('links from its state to the times to which it can be moved', async () => {
  show('en');
  const link = await screen.findByRole('link', { name: 'Move or cancel' });
  expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe('Move the appointment');
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

it('shows the day in full, and the way to the showroom and its number', async () => {
  show('en');
  await screen.findByText(/^Tuesday,? 5 January 2027$/);
  screen.getByText('Car Souq, Ajman');
  const hrefs = ['Open in Google Maps', '+971 6 000'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['https://www.google.com/maps/search/?api=1&query=25.4%2C+55.5', 'tel:+9716000']);
});

it.each([
  ['requested', texts.state.requested],
  ['confirmed', texts.state.confirmed],
])('says below the title that the appointment is %s', async (state, text) => {
  answerWith(state);
  show('en');
  expect((await screen.findByText(text)).previousElementSibling?.tagName).toBe('H1');
});

it.each([
  ['requested', false, 1],
  ['requested', true, 0],
  ['confirmed', false, 0],
])('says until when it is confirmed if it is %s (past: %s)', async (state, isPast, count) => {
  const text = "We'll confirm your appointment within one business day, and always before it begins.";
  const sent = { en: text, ar: text, ja: text };
  api.promise = { text: sent, sent, measured: null };
  answerWith(state, isPast);
  show('en');
  await carLink();
  await waitFor(() => expect(screen.queryAllByText(text)).toHaveLength(count));
});

it.each([
  ['requested', 'TENTATIVE', 'Test drive (to be confirmed): 2024', 'Add requested time to calendar'],
  ['confirmed', 'CONFIRMED', 'Test drive: 2024', 'Add to calendar'],
])('offers an entry for the calendar of a %s appointment', async (state, status, title, name) => {
  answerWith(state);
  show('en');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name });
  const file = decodeURIComponent(link.href).replaceAll('\r\n ', '');
  expect(file).toContain('DTSTART:20270105T060000Z');
  expect(file).toContain(`STATUS:${status}`);
  expect(file).toContain(`SUMMARY:${title}`);
  expect(link.download).toBe('TD-2027-00012.ics');
});

it.each(['requested', 'cancelled'])('shows the reference of a %s appointment', async (state) => {
  answerWith(state);
  show('en');
  expect((await screen.findByText('Reference')).nextElementSibling?.textContent).toBe('TD-2027-00012');
});

it('asks before it cancels, in a question that the same button closes', async () => {
  show('en');
  const summary = (await screen.findByText('Cancel the test drive')).closest('summary');
  expect(summary?.textContent).toBe('Cancel the test driveKeep the appointment');
  const question = summary?.closest('details') as HTMLDetailsElement;
  expect(question.open).toBe(false);
  expect(within(question).getByText('Yes, cancel the test drive').closest('form')?.getAttribute('action')).toBe(
    '/api/own-appointment/cancel',
  );
});
