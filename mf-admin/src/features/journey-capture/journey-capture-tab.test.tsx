import { JOURNEY_FILE_BYTES } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UnsentFile, UnsentItem, UnsentItemStore, UnsentStep } from '../../shared/unsaved/unsent-items.js';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { FakeUploads } from '../../testing/fake-uploads.js';
import { aJourney, aJourneySummary, aStep } from '../../testing/journey.js';
import { openAdmin } from '../../testing/open-admin.js';
import { SendQueue } from './sending/send-queue.js';

const site = adminSite();

const STEPS = [
  aStep('paid', 'Paid', { doneOn: '2026-11-20' }),
  aStep('port', 'On the way to the port'),
  aStep('sea', 'At sea'),
] as const;

const journey = aJourney([...STEPS]);

const isLeaveAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe("a car's page", () => {
  beforeEach(() => site.on('GET /api/staff/journeys/12', { body: journey }));

  it('preselects the next step, keeps it with its note while offline, and sends it once', async () => {
    const path = '/api/staff/journeys/12/steps/port/done';
    site.on(`POST ${path}`, refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin('?tab=journey-capture&journey=12');
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/Note to the customer/);
    expect(screen.getByLabelText<HTMLSelectElement>('Next step').value).toBe('port');
    await userEvent.type(note, 'MV Morning Star');
    await press('Done: On the way to the port');
    await screen.findByText('Waiting to be sent');
    expect(screen.getByText('MV Morning Star')).toBeTruthy();
    // Without IndexedDB, as in a private window, the item lives as long as the page.
    screen.getByText(/^This phone cannot store/);
    expect(isLeaveAsked()).toBe(true);
    // A second tap in the same place marks no other step, and the next one can be marked in the meantime.
    expect(screen.queryByRole('button', { name: /^Done: / })).toBeNull();
    await press('Next: At sea');
    await screen.findByRole('button', { name: 'Done: At sea' });
    expect(note.value).toBe('');

    const steps = [STEPS[0], { ...STEPS[1], doneOn: '2026-11-24' }, STEPS[2]];
    const after = { ...journey, steps, version: 5 };
    site.on('GET /api/staff/journeys/12', { body: after });
    site.on(`POST ${path}`, { body: after });
    await press('Send now');
    await screen.findByText('1 of 1 sent');
    const bodies = site.calls('POST', path).map(({ body }) => body);
    const press1 = { doneOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), note: 'MV Morning Star', version: 4 };
    expect(bodies).toEqual(bodies.map(() => press1));
    await screen.findByText('Step saved');
    expect([screen.queryByText(/^This phone cannot store/), isLeaveAsked()]).toEqual([null, false]);
  });

  it('takes back a step that waits to be sent, with its note', async () => {
    site.on('POST /api/staff/journeys/12/steps/port/done', refusal('UPSTREAM_UNAVAILABLE'));
    openAdmin('?tab=journey-capture&journey=12');
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/Note to the customer/);
    await userEvent.type(note, 'Loaded');
    await press('Done: On the way to the port');
    await screen.findByText('Waiting to be sent');
    await press('Undo');
    await screen.findByRole('button', { name: 'Done: On the way to the port' });
    expect([note.value, screen.queryByText('Waiting to be sent')]).toEqual(['Loaded', null]);
  });

  it('takes back a step that has arrived', async () => {
    const after = { ...journey, steps: [STEPS[0], { ...STEPS[1], doneOn: '2026-11-24' }, STEPS[2]], version: 5 };
    site.on('POST /api/staff/journeys/12/steps/port/done', { body: after });
    site.on('POST /api/staff/journeys/12/steps/port/undo', { body: { ...journey, version: 6 } });
    openAdmin('?tab=journey-capture&journey=12');
    await screen.findByRole('button', { name: 'Done: On the way to the port' });
    site.on('GET /api/staff/journeys/12', { body: after });
    await press('Done: On the way to the port');
    // The page also shows the step that another test has sent.
    await screen.findByText('2 of 2 sent');
    await press('Undo');
    await screen.findByText('The step is open again');
    expect(site.calls('POST', '/api/staff/journeys/12/steps/port/undo').map(({ body }) => body)).toEqual([{ version: 5 }]);
    await screen.findByText('1 of 1 sent');
  });

  it('says why a step was refused', async () => {
    site.on('POST /api/staff/journeys/12/steps/port/done', refusal('CHANGED_MEANWHILE'));
    openAdmin('?tab=journey-capture&journey=12');
    await press('Done: On the way to the port');
    const toast = (await screen.findByText('The step was not saved')).closest('[role]');
    expect(toast?.textContent).toContain('Somebody else changed this meanwhile');
  });

  it('cannot remove a step that is being sent', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<ReturnType<typeof refusal>>();
    site.on('POST /api/staff/journeys/12/steps/sea/done', () => held);
    openAdmin('?tab=journey-capture&journey=12');
    await userEvent.selectOptions(await screen.findByLabelText('Next step'), 'sea');
    await press('Done: At sea');
    await screen.findByText('Being sent');
    const remove = screen.getByRole<HTMLButtonElement>('button', { name: /^Remove Done: .*At sea/ });
    expect(remove.disabled).toBe(true);
    answer(refusal('CHANGED_MEANWHILE'));
    await waitFor(() => expect(remove.disabled).toBe(false));
  });

  it("falls back to a step's English name, and asks for the vessel's name", async () => {
    const [paid] = STEPS;
    const name = { en: 'Booked on a vessel', ar: '', ja: '' };
    const steps = [paid, { ...paid, key: 'vessel', name, doneOn: null }];
    site.on('GET /api/staff/journeys/12', { body: { ...journey, steps } });
    openAdmin('?tab=journey-capture&journey=12', 'ar');
    const option = await screen.findByRole<HTMLOptionElement>('option', { name: 'Booked on a vessel' });
    expect([option.lang, option.dir]).toEqual(['en', 'ltr']);
    screen.getByLabelText(/اسم السفينة/);
    site.on('POST /api/staff/journeys/12/steps/vessel/done', { body: { ...journey, steps: [paid], version: 5 } });
    await press('تم: \u2066Booked on a vessel\u2069');
    await screen.findByText('تم: \u2066Booked on a vessel\u2069', { selector: 'bdi' });
  });

  it.each([
    ['en', 'Library', 'A file has at most 20 MB'],
    ['ar', 'المكتبة', 'لا يتجاوز حجم الملف 20 ميغابايت'],
    ['ja', 'ライブラリ', 'ファイルは20 MBまでです'],
  ] as const)('shows in %s the maximum file size before uploading', async (language, library, limit) => {
    openAdmin('?tab=journey-capture&journey=12', language);
    const film = new File(['a'], `film.${language}.pdf`, { type: 'application/pdf' });
    Object.defineProperty(film, 'size', { value: JOURNEY_FILE_BYTES + 1 });
    await userEvent.upload(await screen.findByLabelText(library), film);
    const line = (await screen.findByText(film.name)).closest('li');
    expect(line?.textContent).toContain(limit);
    expect(site.received.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is selected from the open journeys', async () => {
    const item = aJourneySummary(STEPS[1]);
    site.on('GET /api/staff/journeys', { body: { items: [item], total: 1, page: 1, pageSize: 50 } });
    openAdmin('?tab=journey-capture');
    await press('Aurelio Vento 2024 Layla Haddad On the way to the port Later than planned');
    await screen.findByRole('heading', { name: 'Aurelio Vento 2024' });
  });

  it('offers a new journey while no car is under way', async () => {
    site.on('GET /api/staff/journeys', { body: { items: [], total: 0, page: 1, pageSize: 50 } });
    openAdmin('?tab=journey-capture');
    await screen.findByText('No car is under way');
    expect(screen.getByRole('link', { name: 'New journey' }).getAttribute('href')).toBe('/admin?tab=journeys&new=capture');
    expect(screen.getByRole('link', { name: 'All journeys' }).getAttribute('href')).toBe('/admin?tab=journeys');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that a search found none', async () => {
    site.on('GET /api/staff/journeys', ({ query }) => {
      const items = query.get('q') ? [] : [aJourneySummary(STEPS[1])];
      return { body: { items, total: items.length, page: 1, pageSize: 50 } };
    });
    openAdmin('?tab=journey-capture');
    await screen.findByText('Aurelio Vento 2024');
    await userEvent.type(screen.getByRole('searchbox'), 'vento{Enter}');
    await screen.findByText('No open journey matches');
    expect(site.calls('GET', '/api/staff/journeys').at(-1)?.query.get('q')).toBe('vento');
  });
});

describe('the upload queue', () => {
  const uploads = new FakeUploads();
  const SIZE = 700 * 1024;
  const unsentFile = (id: string, addedAt: number): UnsentFile => ({
    ...{ kind: 'file', id, owner: 1, addedAt, journeyId: 12, step: 'port', name: `${id}.jpg` },
    bytes: new Blob([new Uint8Array(SIZE)]),
  });
  const pressed = (key: string, addedAt: number): UnsentStep => ({
    ...{ kind: 'step', id: key, owner: 1, addedAt, journeyId: 12, step: key, name: aStep(key, key).name },
    ...{ doneOn: '2026-11-20', note: '', version: 4 },
  });
  const begin = (id: string) => `PUT /api/staff/journeys/12/uploads/${id}`;
  const discard = (id: string) => `DELETE /api/staff/journeys/12/uploads/${id}`;
  const arrived = { received: SIZE, file: { id: 9 } };
  let forgotten: string[];

  const storeOf = (...items: UnsentItem[]): UnsentItemStore => ({
    of: async (owner) => items.filter((item) => item.owner === owner),
    save: async () => true,
    remove: async (id) => void forgotten.push(id),
  });
  const queueOf = (...items: UnsentItem[]) => new SendQueue(storeOf(...items));
  const states = (queue: SendQueue) => queue.items().map(({ state }) => state);

  beforeEach(() => {
    forgotten = [];
    uploads.start();
  });
  afterEach(() => uploads.stop());

  it('resumes a file where the connection was lost, and keeps it until it has arrived', async () => {
    const queue = queueOf(unsentFile('one', 1));
    site.on(begin('one'), { body: { received: 0, file: null } });
    await queue.restore(1);
    await waitFor(() => expect(uploads.sent.map(({ path }) => path)).toEqual([expect.stringContaining('offset=0')]));
    uploads.sent[0]?.onerror?.();
    await waitFor(() => expect(states(queue)).toEqual(['waiting']));
    expect(forgotten).toEqual([]);

    site.on(begin('one'), { body: { received: 524_288, file: null } });
    queue.retryNow();
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    expect(uploads.sent[1]?.path).toBe('/api/staff/journeys/12/uploads/one/parts?offset=524288');
    uploads.sent[1]?.answer(200, arrived);
    await waitFor(() => expect([states(queue), forgotten]).toEqual([['arrived'], ['one']]));
    expect(site.received.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual(
      Array(2).fill({ name: 'one.jpg', size: SIZE, step: 'port' }),
    );
  });

  it('stops and discards a file that is removed while it is sent, and goes on with the next', async () => {
    const queue = queueOf(unsentFile('one', 1), unsentFile('next', 2));
    site.on(begin('one'), { body: { received: 0, file: null } });
    site.on(begin('next'), { body: arrived });
    site.on(discard('one'), refusal('UPSTREAM_UNAVAILABLE'));
    await queue.restore(1);
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    await queue.remove('one');
    expect(uploads.sent[0]?.isAborted).toBe(true);
    await waitFor(() => expect(site.calls('DELETE', '/api/staff/journeys/12/uploads/one')).toHaveLength(1));
    site.on(discard('one'), { status: 204 });
    await waitFor(() => {
      queue.retryNow();
      expect(states(queue)).toEqual(['arrived']);
    });
    expect(site.calls('DELETE', '/api/staff/journeys/12/uploads/one')).toHaveLength(2);
    expect(uploads.sent).toHaveLength(1);
    expect(forgotten).toEqual(['one', 'next']);
  });

  it('sends no chunk of a file that is removed while its session is checked', async () => {
    const queue = queueOf(unsentFile('one', 1));
    const { promise: held, resolve: answer } = Promise.withResolvers<{ body: object }>();
    const checks = () => site.calls('GET', '/api/admin/session').length;
    site.on('GET /api/admin/session', () => (checks() === 2 ? held : { body: SESSION }));
    site.on(begin('one'), { body: { received: 524_288, file: null } });
    site.on(discard('one'), { status: 204 });
    await queue.restore(1);
    await waitFor(() => expect(checks()).toBe(2));
    await queue.remove('one');
    answer({ body: SESSION });
    await waitFor(() => expect(site.calls('DELETE', '/api/staff/journeys/12/uploads/one')).toHaveLength(1));
    expect(uploads.sent).toEqual([]);
  });

  it('keeps a refused item with its reason, without blocking others', async () => {
    const queue = queueOf(unsentFile('bad', 1), unsentFile('good', 2));
    site.on(begin('bad'), refusal('PICTURE_NOT_ACCEPTED'));
    site.on(begin('good'), { body: arrived });
    await queue.restore(1);
    await waitFor(() => expect(states(queue)).toEqual(['refused', 'arrived']));
    expect(forgotten).toEqual(['good']);
  });

  it('refuses an oversized file without a call, does not store it, and blocks no other', async () => {
    const large = unsentFile('large', 1);
    Object.defineProperty(large.bytes, 'size', { value: JOURNEY_FILE_BYTES + 1 });
    const queue = queueOf(large, unsentFile('good', 2));
    site.on(begin('good'), { body: arrived });
    await queue.restore(1);
    await waitFor(() => expect(states(queue)).toEqual(['refused', 'arrived']));
    expect(site.received.filter(({ method }) => method === 'PUT').map(({ body }) => body.name)).toEqual(['good.jpg']);
    expect(forgotten).toEqual(['large', 'good']);
  });

  it('sends steps first, in order', async () => {
    const queue = queueOf(unsentFile('one', 1), pressed('port', 2), pressed('sea', 3));
    site.on(begin('one'), { body: arrived });
    site.on('POST /api/staff/journeys/12/steps/port/done', { body: { ...journey, version: 5 } });
    site.on('POST /api/staff/journeys/12/steps/sea/done', refusal('CHANGED_MEANWHILE'));
    await queue.restore(1);
    await waitFor(() => expect(states(queue)).toEqual(['arrived', 'arrived', 'refused']));
    const writes = site.received.filter(({ method }) => method !== 'GET');
    expect(writes.map(({ body }) => body)).toEqual([
      { doneOn: '2026-11-20', version: 4 },
      { doneOn: '2026-11-20', version: 5 },
      { name: 'one.jpg', size: SIZE, step: 'port' },
    ]);
    expect(forgotten).toEqual(['port', 'one']);
  });

  it.each([
    ['stored', async () => true, false],
    ['not stored, because the disk is full', async () => false, true],
    ['not stored, because the store fails', () => Promise.reject(new Error('closed')), true],
  ])('knows of an item that it is %s, and sends it', async (_, save, isLosable) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const queue = new SendQueue({ ...storeOf(), save, remove: () => Promise.reject(new Error('closed')) });
    const path = '/api/staff/journeys/12/steps/port/done';
    site.on(`POST ${path}`, refusal('UPSTREAM_UNAVAILABLE'));
    await queue.restore(1);
    const { step, name, doneOn, note, version } = pressed('port', 1);
    await queue.addStep(12, { step, name, doneOn, note, version });
    await waitFor(() => expect([states(queue), queue.hasUnstored()]).toEqual([['waiting'], isLosable]));
    await queue.addStep(12, { step: 'sea', name, doneOn, note, version });
    site.on(`POST ${path}`, { body: { ...journey, version: 5 } });
    site.on('POST /api/staff/journeys/12/steps/sea/done', { body: { ...journey, version: 6 } });
    await waitFor(() => {
      queue.retryNow();
      expect([states(queue), queue.hasUnstored()]).toEqual([['arrived', 'arrived'], false]);
    });
    expect(site.calls('POST', '/api/staff/journeys/12/steps/sea/done').at(-1)?.body).toMatchObject({ version: 5 });
  });

  it('sends only items of the signed-in account', async () => {
    const queue = queueOf(pressed('port', 1), { ...unsentFile('theirs', 2), owner: 2 });
    const somebody = (id: number) => site.on('GET /api/admin/session', { body: { ...SESSION, person: { id, name: 'Omar' } } });
    somebody(2);
    site.on(begin('theirs'), { body: arrived });
    await queue.restore(1);
    await waitFor(() => expect(site.calls('GET', '/api/admin/session')).toHaveLength(1));
    await waitFor(() => expect(states(queue)).toEqual(['waiting']));
    await queue.restore(2);
    await waitFor(() => expect(queue.items().map(({ id, state }) => [id, state])).toEqual([['theirs', 'arrived']]));
    expect(site.received.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(forgotten).toEqual(['theirs']);
  });
});
