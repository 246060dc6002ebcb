import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Vehicle } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { connectServices } from '@dealership/ui-kit/query';
import { renderPart } from '@dealership/ui-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/en.json';
import { InquiryForm } from './inquiry-form.js';

const vehicle = { id: 12, year: 2024, make: 'Aldermere', model: 'Marchmont' } as Vehicle;

let server: Server;
let received: { body: Record<string, unknown>; key: string }[];
let answer: { status: number; body: object };
/** The answer waits for it. */
let answerAfter: Promise<void> | undefined;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ body: JSON.parse(Buffer.concat(chunks).toString()), key: String(request.headers['idempotency-key']) });
    await answerAfter;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  connectServices({ inquiries: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, 5000);
});

afterAll(() => new Promise((closed) => server.close(closed)));

beforeEach(() => {
  received = [];
  answerAfter = undefined;
  answer = { status: 201, body: { id: 1, createdAt: '2026-01-01T00:00:00Z' } };
  renderPart(
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

it('begins with its default message', () => {
  expect(field(/Message/).value).toBe("I'm interested in the 2024 Aldermere Marchmont. Please provide more information.");
});

it('names every field that is not right and sends nothing', async () => {
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
  expect(received).toEqual([]);
});

it('sends the inquiry with the specified subject, says so and starts afresh', async () => {
  await fillIn();
  await send();
  expect((await screen.findByText('Inquiry Sent')).className).toContain('title');
  expect(received[0]?.body).toMatchObject({
    firstName: 'Sara',
    subject: 'Vehicle Inquiry: 2024 Aldermere Marchmont (ID: 12)',
    vehicleId: 12,
  });
  await waitFor(() => expect(field(/First Name/).value).toBe(''));
});

it('says that it is being sent, and cannot be sent twice meanwhile', async () => {
  let arrive = () => {};
  answerAfter = new Promise((resolve) => {
    arrive = resolve;
  });
  await fillIn();
  await send();
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })).disabled).toBe(true);
  arrive();
  await screen.findByText('Inquiry Sent');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send Inquiry' }).disabled).toBe(false);
  expect(received).toHaveLength(1);
});

it('keeps what was typed when it fails, and repeats it under the same key', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = { status: 503, body: { statusCode: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Away' } };
  await fillIn();
  await send();
  await screen.findByText('There was an error sending your inquiry. Please try again.');
  expect(field(/First Name/).value).toBe('Sara');
  answer = { status: 201, body: { id: 1, createdAt: '2026-01-01T00:00:00Z' } };
  await send();
  await screen.findByText('Inquiry Sent');
  expect(received).toHaveLength(2);
  expect(received[1]?.key).toBe(received[0]?.key);
  logged.mockRestore();
});

it('shows the server’s field errors beside their fields', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors = [{ path: 'email', message: 'This address does not exist' }];
  answer = { status: 400, body: { statusCode: 400, code: 'VALIDATION_FAILED', message: 'Please check', errors } };
  await fillIn();
  await send();
  expect((await screen.findByText('This address does not exist')).id).toBe('field-email-error');
  logged.mockRestore();
});
