import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dealerName, defaultSettings } from '@dealership/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { createSettingsReader, type SettingsReader } from './settings-reader.js';

let server: Server;
let answer: (response: ServerResponse, authorization: string | undefined) => void;
let requestCount = 0;
let clock = 0;
let reader: SettingsReader;

const named = (name: string) => ({ ...defaultSettings, dealer: { ...defaultSettings.dealer, name: dealerName(name) } });
const say = (body: object) => (response: ServerResponse) => void response.end(JSON.stringify(body));
const fail = (response: ServerResponse) => void response.writeHead(503).end('{}');
const nameNow = async () => (await reader.read()).dealer.name.en;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestCount++;
    answer(response, request.headers.authorization);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  requestCount = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  reader = createSettingsReader({ url, defaults: defaultSettings, log: { error: () => undefined, info: () => undefined } });
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('reads once for concurrent and later callers within its time, and returns the same object until something changes', async () => {
  answer = say(named('One'));
  const [first, second] = await Promise.all([reader.read(), reader.read()]);
  expect([first.dealer.name.en, requestCount]).toEqual(['One', 1]);
  clock += 500;
  expect(await reader.read()).toBe(second);
  answer = say(named('Two'));
  clock += 500;
  expect([await nameNow(), requestCount]).toEqual(['Two', 3]);
});

it('returns the last settings while they cannot be read, without retrying for every page', async () => {
  answer = fail;
  clock += 5000;
  expect(await nameNow()).toBe(defaultSettings.dealer.name.en);
  answer = say(named('One'));
  clock += 5000;
  expect(await nameNow()).toBe('One');
  answer = fail;
  clock += 500;
  await nameNow();
  expect([await nameNow(), requestCount]).toEqual(['One', 3]);
});

it('waits longer for the first answer than for later ones', async () => {
  const answerLate = (name: string) => (response: ServerResponse) => void setTimeout(() => say(named(name))(response), 800);
  answer = answerLate('One');
  clock += 5000;
  expect(await nameNow()).toBe('One');
  answer = answerLate('Two');
  clock += 5000;
  expect(await nameNow()).toBe('One');
});

it('keeps the previous value of an invalid setting', async () => {
  answer = say({ ...named('One'), hours: { week: 'always' }, more: {} });
  clock += 5000;
  expect(await reader.read()).toMatchObject({ dealer: { name: { en: 'One' } }, hours: defaultSettings.hours });
});

it("converts hours in the previous release's shape with one opening a day", async () => {
  answer = say({ ...defaultSettings, hours: { week: [{ days: [5], opens: '16:00', closes: '22:00' }], exceptions: [] } });
  clock += 5000;
  expect((await reader.read()).hours.week).toEqual([{ days: [5], spans: [{ opens: '16:00', closes: '22:00' }] }]);
});

it("converts a name in the previous release's shape to the English one", async () => {
  answer = say({ ...defaultSettings, dealer: { ...defaultSettings.dealer, name: 'Corniche Cars' } });
  clock += 5000;
  expect((await reader.read()).dealer.name).toEqual({ en: 'Corniche Cars', ar: '', ja: '' });
});

it('returns nothing to callers without a fallback until the first read, then the last one read', async () => {
  answer = fail;
  clock += 5000;
  expect(await reader.readPublished()).toBeUndefined();
  answer = say(named('One'));
  clock += 5000;
  expect((await reader.readPublished())?.dealer.name.en).toBe('One');
  answer = fail;
  clock += 500;
  expect((await reader.readPublished())?.dealer.name.en).toBe('One');
});

it("reads drafts with the caller's token", async () => {
  answer = (response, authorization) => say(named(String(authorization)))(response);
  expect((await reader.readDrafts('abc'))?.dealer.name.en).toBe('Bearer abc');
  answer = fail;
  expect(await reader.readDrafts('abc')).toBeUndefined();
});

it("keeps a page's last texts too, and the previous ones for an invalid answer", async () => {
  const terms = { ...defaultSettings.terms, title: { en: 'Conditions', ar: '', ja: '' } };
  answer = say({ body: terms, publishedAt: '2026-11-23T08:00:00.000Z' });
  clock += 5000;
  const page = await reader.readPage('terms');
  expect(page).toEqual({ body: terms, publishedAt: '2026-11-23T08:00:00.000Z' });
  answer = fail;
  clock += 500;
  expect(await reader.readPage('terms')).toBe(page);
  answer = say({ body: { title: 1 }, publishedAt: null });
  clock += 5000;
  expect(await reader.readPage('terms')).toEqual(page);
  expect((await reader.readPage('about')).publishedAt).toBeNull();
});
