import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Toaster } from '@dealership/ui-kit';
import { connectServices } from '@dealership/ui-kit/query';
import { renderPart } from '@dealership/ui-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ContactForm } from './contact-form.js';
import texts from './locales/en.json';

const STORED = { status: 201, body: { id: 1, createdAt: '2026-01-01T00:00:00Z' } };

let server: Server;
let received: { url: string | undefined; body: Record<string, unknown>; key: string }[];
let answer: { status: number; body: object };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const key = String(request.headers['idempotency-key']);
    received.push({ url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()), key });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  connectServices({ inquiries: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 5000);
});

afterAll(() => new Promise((closed) => server.close(closed)));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  received = [];
  answer = STORED;
  renderPart(
    <>
      <ContactForm />
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

it('offers the five subjects of the specification', () => {
  const values = [...subject().options].map(({ value }) => value).filter(Boolean);
  expect(values).toEqual(['inventory', 'auction', 'import', 'consignment', 'other']);
});

it('names every field that is not right, in its place, and sends nothing', async () => {
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
  expect(received).toEqual([]);
});

it('sends the message, says so and starts afresh', async () => {
  fillIn();
  send();
  expect(await screen.findByText("Your message has been sent successfully. We'll get back to you shortly.")).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Message Sent');
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ url: '/api/contact', body: { firstName: 'Sara', phone: '', subject: 'import' } });
  await waitFor(() => expect([field(/First Name/).value, subject().value]).toEqual(['', '']));
});

it('keeps what was typed when it fails, and repeats it under the same key', async () => {
  answer = { status: 503, body: { statusCode: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Away' } };
  fillIn();
  send();
  expect(await screen.findByText('There was an error sending your message. Please try again.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Submission Failed');
  expect([field(/First Name/).value, subject().value]).toEqual(['Sara', 'import']);
  answer = STORED;
  send();
  await screen.findByText('Message Sent');
  expect(received.map(({ key }) => key)).toEqual([received[0]?.key, received[0]?.key]);
});

it('says that it was too often, and keeps what was typed', async () => {
  answer = { status: 429, body: { statusCode: 429, code: 'RATE_LIMITED', message: 'Too many' } };
  fillIn();
  send();
  expect(await screen.findByText(/Too many messages in a short time/)).toBeTruthy();
  expect(field(/Message/).value).toBe('I would like to import a car.');
});

it('shows the server’s field errors beside their fields', async () => {
  const errors = [{ path: 'email', message: 'This address does not exist' }];
  answer = { status: 400, body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check', errors } };
  fillIn();
  send();
  expect((await screen.findByText('This address does not exist')).id).toBe('contact-email-error');
});
