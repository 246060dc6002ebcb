import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { mailsTo } from '../mailbox.ts';
import type { Staff } from './staff.ts';

const PICTURE = join(import.meta.dirname, '../../fixtures/car-front.webp');

const CONTACT = { firstName: 'Layla', lastName: 'Al Haddad', phone: '+971 50 123 4567' };

interface Journey {
  id: number;
  version: number;
  steps: { key: string }[];
}

async function sendFile(api: APIRequestContext, id: number, name: string, buffer: Buffer): Promise<void> {
  const upload = `/api/staff/journeys/${id}/uploads/${randomUUID()}`;
  await expect(await api.put(upload, { data: { name, size: buffer.length, step: 'port' } })).toBeOK();
  const headers = { 'content-type': 'application/octet-stream' };
  await expect(await api.post(`${upload}/parts?offset=0`, { data: buffer, headers })).toBeOK();
}

/**
 * Creates a journey with everything that its page can show: completed, late and future steps, each with a note; a
 * vessel, a picture, a document, and a message from the customer. Returns its id and the path of a valid link.
 */
export async function makeJourney({ api, mark, email }: Staff): Promise<{ id: number; path: string }> {
  const title = `Toyota Land Cruiser 300 GR Sport Twin Turbo, 2024 ${mark}`;
  const customer = { ...CONTACT, email, language: 'en' };
  const made = await api.post('/api/staff/journeys', { data: { kind: 'auction', title, customer } });
  await expect(made).toBeOK();
  const { id, steps } = (await made.json()) as Journey;
  const path = `/api/staff/journeys/${id}`;
  for (const [at, { key }] of steps.entries()) {
    const note =
      key === 'vessel'
        ? 'MV Morning Star, voyage 118'
        : 'The papers are with us, and a copy of each is below among the documents.';
    const plan = { estimate: at < 4 ? '2026-01-02' : '2099-01-02', note };
    await expect(await api.put(`${path}/steps/${key}`, { data: plan })).toBeOK();
    if (at < 3)
      await expect(await api.post(`${path}/steps/${key}/done`, { data: { doneOn: '2026-01-03', quiet: true } })).toBeOK();
  }
  await sendFile(api, id, 'At the port.webp', await readFile(PICTURE));
  await sendFile(api, id, 'Bill of lading.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'));
  const { url } = (await (await api.post(`${path}/links`)).json()) as { url: string };
  const { pathname } = new URL(url);
  const headers = { 'idempotency-key': randomUUID() };
  const message = await api.post(`/api${pathname.replace('journey', 'journeys')}/messages`, {
    data: { text: 'Has it left?' },
    headers,
  });
  await expect(message).toBeOK();
  return { id, path: pathname };
}

/** Books a test drive and returns the path of the link in its e-mail. */
export async function makeAppointment({ api, email }: Staff): Promise<string> {
  const { days } = (await (await api.get('/api/test-drive/slots?vehicleId=1')).json()) as {
    days: { date: string; times: string[] }[];
  };
  const { date, times } = days.findLast((day) => day.times.length > 0) ?? { date: '', times: [] };
  const data = { ...CONTACT, email, vehicleId: 1, date, time: times.at(-1) };
  await expect(await api.post('/api/test-drive', { data })).toBeOK();
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(email)).map(({ text }) => text);
        link = /\/appointment\?token=[\w-]+/.exec(texts.join('\n'))?.[0];
        return link;
      },
      { timeout: 30_000, message: 'the e-mail with its link' },
    )
    .toBeDefined();
  return String(link);
}
