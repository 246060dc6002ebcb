import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { until } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OpenStreamsService } from '../../src/staff/session/open-streams.service.js';
import { SessionsService } from '../../src/staff/session/sessions.service.js';
import type { StaffGateService } from '../../src/staff/session/staff-gate.service.js';
import { colleague, OWNER } from '../support/accounts.js';
import { type Site, startGateway } from '../support/gateway.js';
import { OWN, stopClock, type Time } from '../support/staff.js';

const PATH = '/api/inbox-events';
const SELLER = colleague('mona', 3);

let site: Site;
let time: Time;

/** Opens the stream as that person's signed-in browser does. */
async function listen(member = OWNER) {
  const { secret } = await site.app.get(SessionsService).open({ member, address: '203.0.113.7', device: 'a browser' });
  const cookie = `staff-session=${secret}`;
  const answer = await fetch(`${site.url}${PATH}`, { headers: { ...OWN, cookie, 'last-event-id': '7-1' } });
  const received = { answer, cookie, secret, text: '', isOver: false };
  const read = async () => {
    for await (const piece of answer.body ?? []) received.text += Buffer.from(piece as Uint8Array).toString();
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      received.isOver = true;
    });
  return received;
}

const look = () => site.app.get(OpenStreamsService).checkSessions();

beforeAll(async () => {
  site = await startGateway();
  time = stopClock(site);
  site.accounts.staff.push(SELLER);
});

beforeEach(() => {
  site.upstreams.inquiries.behave = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    response.write('data: 1\n\n');
  };
});

afterAll(() => site.close());

it('forwards events as they come, with Last-Event-ID, and tells proxies not to buffer', async () => {
  const tab = await listen();
  await until('the first event has come', () => tab.text === 'data: 1\n\n');
  expect(site.upstreams.inquiries.lastCall.headers['last-event-id']).toBe('7-1');
  expect(Object.fromEntries(tab.answer.headers)).toMatchObject({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  await look();
  expect(tab.isOver).toBe(false);
});

it('closes only the stream whose session ended', async () => {
  const [gone, here] = [await listen(), await listen()];
  await site.app.get(SessionsService).end(gone.secret);
  await look();
  await until('the stream is cut', () => gone.isOver);
  expect(here.isOver).toBe(false);
});

it('closes a stream when the role of its person changes', async () => {
  const tab = await listen(SELLER);
  site.accounts.change(SELLER.id, { role: 'editor' });
  time.pass(60_000);
  await until('the change is known and the stream is cut', async () => {
    await look();
    return tab.isOver;
  });
  expect((await fetch(`${site.url}${PATH}`, { headers: { ...OWN, cookie: tab.cookie } })).status).toBe(403);
});

it('does not extend a session', async () => {
  const tab = await listen();
  time.pass(29 * 60_000);
  // Not with fetch, which reconnects after the stream is closed.
  const again = get(`${site.url}${PATH}`, { agent: false, headers: { ...OWN, cookie: tab.cookie } });
  const [answer] = (await once(again, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.destroy();
  time.pass(2 * 60_000);
  await look();
  await until('the stream is cut', () => tab.isOver);
});

it('are looked up one after another, however long a look-up takes', async () => {
  let checkCount = 0;
  const isStillAuthorized = () => new Promise<boolean>(() => checkCount++);
  jest.useFakeTimers();
  try {
    const streams = new OpenStreamsService({ isStillAuthorized } as unknown as StaffGateService);
    streams.watch({} as FastifyRequest, { raw: new EventEmitter() } as unknown as FastifyReply);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(checkCount).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

it('closes open streams at shutdown', async () => {
  const tab = await listen();
  await site.app.close();
  await until('the stream is cut', () => tab.isOver);
});
