import type { Journey, JourneyFile } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { FakeUploads } from '../../testing/fake-uploads.js';
import { openAdmin } from '../../testing/open-admin.js';
import type { KeptFile } from './uploads/kept-files.js';
import { UploadQueue } from './uploads/upload-queue.js';

const site = adminSite();

const words = (en: string) => ({ en, ar: en, ja: en });
const step = (key: string, name: string, doneOn: string | null) => ({
  ...{ key, name: words(name), doneOn, estimate: null, note: null, late: false },
});

const journey = {
  ...{ id: 12, request: 'import-117', kind: 'import', title: 'Aurelio Vento 2024', language: 'ar', version: 4 },
  ...{ firstName: 'Layla', lastName: 'Haddad', email: 'layla@visitor.example', phone: null, whatsapp: null, keeper: null },
  steps: [step('paid', 'Paid', '2026-11-20'), step('port', 'On the way to the port', null), step('sea', 'At sea', null)],
  files: [] as JourneyFile[],
} as unknown as Journey;

describe('the page of a car', () => {
  beforeEach(() => site.on('GET /api/staff/journeys/12', { body: journey }));

  it('has the next step chosen, keeps the note of one that was not saved, and says that it is done', async () => {
    site.on('POST /api/staff/journeys/12/steps/port/done', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin('?tab=quay&journey=12');
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/Note to the customer/);
    expect(screen.getByLabelText<HTMLSelectElement>('Next step').value).toBe('port');
    await userEvent.type(note, 'MV Morning Star');
    await press('Done: On the way to the port');
    await screen.findByText('The step was not saved');
    expect(note.value).toBe('MV Morning Star');

    const steps = [journey.steps[0], { ...journey.steps[1], doneOn: '2026-11-24' }, journey.steps[2]];
    const after = { ...journey, steps, version: 5 };
    site.on('POST /api/staff/journeys/12/steps/port/done', () => {
      site.on('GET /api/staff/journeys/12', { body: after });
      return { body: after };
    });
    await press('Done: On the way to the port');
    await screen.findByRole('button', { name: 'Done: At sea' });
    expect(note.value).toBe('');
    expect(site.calls('POST', '/api/staff/journeys/12/steps/port/done').map(({ body }) => body)).toEqual([
      { note: 'MV Morning Star', version: 4 },
      { note: 'MV Morning Star', version: 4 },
    ]);
  });

  it('is chosen from the open journeys', async () => {
    const [, next] = journey.steps;
    const { id, request, kind, title, firstName, lastName } = journey;
    const item = {
      id,
      request,
      kind,
      title,
      firstName,
      lastName,
      keeper: null,
      next,
      late: 1,
      updatedAt: '2026-11-24T06:00:00Z',
    };
    site.on('GET /api/staff/journeys', { body: { items: [item], total: 1, page: 1, pageSize: 50 } });
    openAdmin('?tab=quay');
    await press('Aurelio Vento 2024 Layla Haddad On the way to the port Later than planned');
    await screen.findByRole('heading', { name: 'Aurelio Vento 2024' });
  });
});

describe('a file', () => {
  const uploads = new FakeUploads();
  const SIZE = 700 * 1024;
  const kept = (id: string, addedAt: number): KeptFile => ({
    ...{ id, addedAt, journeyId: 12, step: 'port', name: `${id}.jpg` },
    bytes: new Blob([new Uint8Array(SIZE)]),
  });
  const begin = (id: string) => `PUT /api/staff/journeys/12/uploads/${id}`;
  const arrived = { received: SIZE, file: { id: 9 } };
  let forgotten: string[];

  const queueOf = (...files: KeptFile[]) =>
    new UploadQueue({
      all: async () => files,
      keep: async () => undefined,
      forget: async (id) => void forgotten.push(id),
    });
  const states = (queue: UploadQueue) => queue.files().map(({ state }) => state);

  beforeEach(() => {
    forgotten = [];
    uploads.start();
  });
  afterEach(() => uploads.stop());

  it('goes on where the server has it when the connection was lost, and is kept until it has arrived', async () => {
    const queue = queueOf(kept('one', 1));
    site.on(begin('one'), { body: { received: 0, file: null } });
    await queue.restore();
    await waitFor(() => expect(uploads.sent.map(({ path }) => path)).toEqual([expect.stringContaining('offset=0')]));
    uploads.sent[0]?.onerror?.();
    await waitFor(() => expect(states(queue)).toEqual(['waiting']));
    expect(forgotten).toEqual([]);

    site.on(begin('one'), { body: { received: 524_288, file: null } });
    queue.wake();
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    expect(uploads.sent[1]?.path).toBe('/api/staff/journeys/12/uploads/one/parts?offset=524288');
    uploads.sent[1]?.answer(200, arrived);
    await waitFor(() => expect([states(queue), forgotten]).toEqual([['arrived'], ['one']]));
    expect(site.received.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(
      Array(2).fill({ name: 'one.jpg', size: SIZE, step: 'port' }),
    );
  });

  it('that is refused stays with its reason and holds up no other', async () => {
    const queue = queueOf(kept('bad', 1), kept('good', 2));
    site.on(begin('bad'), refusal('PICTURE_NOT_ACCEPTED'));
    site.on(begin('good'), { body: arrived });
    await queue.restore();
    await waitFor(() => expect(states(queue)).toEqual(['refused', 'arrived']));
    expect(forgotten).toEqual(['good']);
  });
});
