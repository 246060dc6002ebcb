import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CustomerShowcase } from '@dealership/contracts';
import { connectServices } from '@dealership/ui-kit/query';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { CustomerShowcaseSection } from './customer-showcase-section.js';

const showcase = (id: number): CustomerShowcase => ({
  id,
  clientName: `Client ${id}`,
  clientReview: `Review ${id}.\nA second line.`,
  carMake: 'Lockridge',
  carModel: 'Bandera',
  carYear: 1984,
  carImage: '/media/car.webp',
  imageAlt: null,
  textLanguages: { clientName: 'en', clientReview: 'en', imageAlt: 'en' },
  rating: 4,
  featured: false,
  version: 1,
  createdAt: '2026-03-04T20:30:00.000Z',
});

let server: Server;
let answer: { status: number; body: unknown };
let requestCount = 0;

beforeAll(async () => {
  server = createServer((_request, response) => {
    requestCount++;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  connectServices({ content: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 5000);
});

afterAll(() => new Promise((closed) => server.close(closed)));

const open = () => renderWithProviders(<CustomerShowcaseSection />, { namespace: 'blog', texts: en });

it('shows a customer’s car, words, name and rating', async () => {
  answer = { status: 200, body: [showcase(1)] };
  open();
  const figure = await screen.findByRole('figure');
  expect(within(figure).getByRole('img', { name: '1984 Lockridge Bandera' })).toBeTruthy();
  for (const text of ['Client 1', '1984 Lockridge Bandera', 'Rated 4 out of 5'])
    expect(within(figure).getByText(text)).toBeTruthy();
  expect(within(figure).getByText(/Review 1/).lang).toBe('en');
});

it('offers the rest of a long review, but not of a short one', async () => {
  answer = { status: 200, body: [{ ...showcase(1), clientReview: 'A long review. '.repeat(12) }, showcase(2)] };
  open();
  const [long, short] = await screen.findAllByRole('figure');
  if (!long || !short) throw new Error('There are no reviews');
  expect(within(long).getByText('Read more')).toBeTruthy();
  expect(within(short).queryByText('Read more')).toBeNull();
});

it('shows a placeholder without a picture', async () => {
  answer = { status: 200, body: [{ ...showcase(1), carImage: null }] };
  open();
  const figure = await screen.findByRole('figure');
  expect(within(figure).getByText('No images available')).toBeTruthy();
  expect(within(figure).queryByRole('img', { name: '1984 Lockridge Bandera' })).toBeNull();
});

it('shows the first six', async () => {
  answer = { status: 200, body: [1, 2, 3, 4, 5, 6, 7].map(showcase) };
  open();
  await screen.findByText('Client 6');
  expect(screen.queryByText('Client 7')).toBeNull();
});

it('scrolls its row by arrows', async () => {
  answer = { status: 200, body: [1, 2, 3].map(showcase) };
  open();
  const row = await screen.findByRole('list');
  let moved = 0;
  row.scrollBy = () => moved++;
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(moved).toBe(1);
});

it('keeps a customer’s review in its language on an Arabic page', async () => {
  answer = { status: 200, body: [showcase(1)] };
  renderWithProviders(<CustomerShowcaseSection />, { namespace: 'blog', texts: ar, language: 'ar' });
  const review = await screen.findByText(/Review 1/);
  expect([review.lang, review.dir]).toEqual(['en', 'ltr']);
  expect(screen.getByText('التقييم 4 من 5')).toBeTruthy();
  expect(screen.getByText('بالإنجليزية')).toBeTruthy();
});

it('is hidden without customers', async () => {
  answer = { status: 200, body: [] };
  const before = requestCount;
  const { container } = open();
  await waitFor(() => expect(container.innerHTML).toBe(''));
  expect(requestCount).toBe(before + 1);
});

it('shows a loading error, and retries', async () => {
  answer = { status: 404, body: { statusCode: 404, code: 'NOT_FOUND', message: 'Away' } };
  open();
  await screen.findByText('The reviews of our customers could not be loaded.');
  answer = { status: 200, body: [showcase(1)] };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Client 1');
});
