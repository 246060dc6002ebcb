import { dubaiDay, JOURNEY_KINDS } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { OverdueStepsTask } from '../../src/journeys/steps/overdue-steps.task.js';
import { aMessage, post } from '../support/contact.js';
import {
  app,
  CUSTOMER,
  create,
  environment,
  journeyEmails,
  open,
  outbox,
  plan,
  setUpJourneys,
  staff,
  step,
  TITLE,
  undo,
} from '../support/journeys.js';

setUpJourneys();

describe('a journey', () => {
  it('belongs to a request, once, and has the steps of its kind', async () => {
    const journey = await create();
    expect(journey).toMatchObject({ request: 'import-1', title: TITLE, language: 'ar', firstName: 'Layla', version: 1 });
    expect(journey.steps.map(({ key }: { key: string }) => key)).toEqual(
      expect.arrayContaining(['paid', 'vessel', 'customs', 'handed-over']),
    );
    expect((await create({ title: 'Another' })).id).toBe(journey.id);
    const { body } = await staff.get('/api/staff/journeys?request=import-1');
    expect(body).toMatchObject({ total: 1, items: [{ id: journey.id, next: { key: 'ordered' }, late: 0 }] });
    expect((await staff.get('/api/staff/journeys?view=done')).body.total).toBe(0);
    expect((await create({ request: 'import-99' })).code).toBe('REQUEST_NOT_FOUND');
  });

  it('of a manually entered customer belongs to a request that does not wait', async () => {
    const journey = await create({ kind: 'auction', request: undefined, customer: CUSTOMER });
    expect(journey).toMatchObject({ kind: 'auction', request: 'contact-2', language: 'ja', email: 'mona@customers.example' });
    expect((await staff.get('/api/inbox/contact-2')).body).toMatchObject({ state: 'answered', dueAt: null, about: {} });
    expect((await create({ request: undefined })).errors).toEqual([{ path: 'customer', message: 'Please fill this in' }]);
    expect(await environment.sql(`SELECT id FROM inquiries.outbox WHERE event = 'inquiry.submitted'`)).toHaveLength(1);
  });

  it('of a manually entered customer needs one name and a number or an address; without an address no e-mail is sent', async () => {
    const of = (customer: object) => create({ request: undefined, customer: { language: 'en', ...customer } });
    expect((await of({ lastName: 'Haddad' })).errors).toMatchObject([{ path: 'customer.phone' }]);
    expect((await of({ phone: '050 765 4321' })).errors).toMatchObject([{ path: 'customer.firstName' }]);
    const journey = await of({ lastName: 'Haddad', phone: '050 765 4321' });
    expect(journey).toMatchObject({ firstName: '', lastName: 'Haddad', email: null, whatsapp: '971507654321' });
    expect((await step(journey.id, 'paid')).status).toBe(200);
    expect(await journeyEmails()).toEqual([]);
  });

  it('of a manually entered customer is excluded from statistics and submissions, and found by its number', async () => {
    await post(app, '/api/contact', aMessage());
    await create({ kind: 'auction', request: undefined, customer: CUSTOMER });
    const today = dubaiDay(new Date());
    const { days, overall, answers, sources } = (await staff.get(`/api/staff/figures/requests?from=${today}&to=${today}`)).body;
    expect(days).toEqual(['contact', 'import'].map((kind) => ({ day: today, kind, requests: 1 })));
    expect([overall.requests, overall.answered, sources]).toEqual([2, 0, [{ source: null, requests: 2, won: 0 }]]);
    expect(answers).toMatchObject(['contact', 'import'].map((kind) => ({ kind, requests: 1 })));

    expect((await staff.get('/api/contact-messages')).body).toMatchObject({ total: 1, items: [{ id: 2, firstName: 'Layla' }] });
    expect((await staff.get('/api/contact-messages/export')).text).not.toContain('Mona');
    const { body } = await staff.get('/api/contact-messages?status=all&q=%233');
    expect(body.items).toMatchObject([{ id: 3, firstName: 'Mona', subject: null, message: null }]);
    const noted = await staff.post('/api/contact-messages/3/notes', { text: 'Prefers calls' });
    expect([noted.status, noted.body.notes]).toMatchObject([201, [{ text: 'Prefers calls' }]]);
    expect((await staff.get('/api/inbox?q=mona')).body.items).toMatchObject([{ id: 'contact-3', about: {} }]);
    const mine = { email: CUSTOMER.email };
    expect((await staff.post('/api/privacy/inquiries/find', mine)).body.items).toMatchObject([
      { place: 'contact-messages', id: 3 },
    ]);
    expect((await staff.post('/api/privacy/inquiries/erase', mine)).body.erased).toEqual({ 'contact-messages': 1 });
  });

  it('can be of every kind', async () => {
    for (const kind of JOURNEY_KINDS)
      expect((await create({ kind, request: undefined, customer: CUSTOMER })).steps.length).toBeGreaterThan(5);
  });
});

describe('a step', () => {
  it('completed twice counts once and sends one e-mail in the customer’s language, and can be undone', async () => {
    const { id } = await create();
    expect((await step(id, 'paid', { doneOn: '2026-11-20', version: 1 })).body.version).toBe(2);
    expect((await step(id, 'paid', { doneOn: '2026-11-20', version: 1 })).status).toBe(200);
    const [received, ...more] = await journeyEmails();
    expect([received?.to, received?.language, more]).toEqual([['layla@customers.example'], 'ar', []]);
    expect(received?.notBefore?.getTime()).toBeGreaterThan(Date.now());
    const { subject, text } = (await received?.write(environment.dataSource.manager)) ?? { subject: '', text: '' };
    expect(subject).toContain('الدفع');
    const [, token = ''] = /\/journey\/([\w-]{43})\?lang=ar/.exec(text) ?? [];
    expect((await open(token)).body.steps[1]).toMatchObject({ key: 'paid', doneOn: '2026-11-20', late: false });
    expect((await undo(id, 'paid', { version: 2 })).body.steps[1].doneOn).toBeNull();
    expect(await journeyEmails()).toEqual([]);
    await step(id, 'paid', { version: 3 });
    expect(await journeyEmails()).toHaveLength(1);
  });

  it('tells staff when the customer was e-mailed about it, until it is undone', async () => {
    const { id } = await create();
    await step(id, 'paid');
    const mailedAt = async () => (await staff.get(`/api/staff/journeys/${id}`)).body.steps[1].mailedAt;
    expect(await mailedAt()).toBeNull();
    await environment.sql(
      `INSERT INTO inquiries.notification (event, subject_id, occurrence, audience, recipient, message_id, language, state, sent_at)
       SELECT 'journey.step-done', id, completions, 'visitor', 'layla@customers.example', '<1@cars.example>', 'ar', 'sent',
         '2026-11-20T08:01:00Z' FROM inquiries.journey_step WHERE key = 'paid'`,
    );
    expect(await mailedAt()).toBe('2026-11-20T08:01:00.000Z');
    await undo(id, 'paid');
    expect(await mailedAt()).toBeNull();
    await step(id, 'paid');
    expect(await mailedAt()).toBeNull();
  });

  it('for the vessel names it in the e-mail', async () => {
    const { id } = await create();
    await step(id, 'vessel', { note: 'MV Aurora 7' });
    const [received] = await journeyEmails();
    const { text } = (await received?.write(environment.dataSource.manager)) ?? { text: '' };
    expect(text).toMatch(/السفينة.*MV Aurora 7/);
  });

  it('is overdue once its estimate has passed, until it is done', async () => {
    const { id } = await create();
    await plan(id, 'vessel', { estimate: '2020-01-31', note: 'MV Morning Star', version: 1 });
    await plan(id, 'sea', { estimate: '2099-01-31', version: 2 });
    const late = async () =>
      (await staff.get(`/api/staff/journeys/${id}`)).body.steps
        .filter((one: { late: boolean }) => one.late)
        .map(({ key, note }: { key: string; note: string }) => [key, note]);
    expect(await late()).toEqual([['vessel', 'MV Morning Star']]);
    expect((await staff.get('/api/staff/journeys?view=late')).body.total).toBe(1);
    await step(id, 'vessel', { quiet: true });
    expect([await late(), await outbox()]).toEqual([[], []]);
    expect((await staff.get('/api/staff/journeys?view=late')).body.total).toBe(0);
  });

  it('is not changed with an outdated version, and must belong to the journey', async () => {
    const { id } = await create();
    await plan(id, 'vessel', { estimate: '2027-01-31', version: 1 });
    expect((await step(id, 'vessel', { version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await staff.put(`/api/staff/journeys/${id}`, { title: 'B', version: 1 })).body.code).toBe('CHANGED_MEANWHILE');
    expect((await step(id, 'moon')).body.code).toBe('JOURNEY_STEP_NOT_FOUND');
    expect((await step(99, 'vessel')).body.code).toBe('JOURNEY_NOT_FOUND');
    for (const day of ['soon', '2026-02-31', '0000-01-01']) {
      const answers = [await plan(id, 'vessel', { estimate: day }), await step(id, 'vessel', { doneOn: day })];
      expect(answers.map(({ status, body }) => [status, body.errors[0].path])).toEqual([
        [400, 'estimate'],
        [400, 'doneOn'],
      ]);
    }
    const tomorrow = { doneOn: dubaiDay(new Date(), 1) };
    expect((await step(id, 'vessel', tomorrow)).body.errors).toEqual([{ path: 'doneOn', message: 'This day is still to come' }]);
    expect(await outbox()).toEqual([]);
    const audit = await environment.sql<{ after: object }>(
      `SELECT after FROM inquiries.audit WHERE entity = 'journeys' ORDER BY id`,
    );
    expect(audit.map(({ after }) => after)).toEqual([
      { kind: 'import', title: TITLE, request: 'import-1' },
      { step: 'vessel', estimate: '2027-01-31' },
    ]);
  });
});

it('an overdue step starts the reply clock once per estimate', async () => {
  const { id } = await create();
  const late = () => app.get(OverdueStepsTask).round();
  const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
  const { version } = await inbox();
  await staff.put('/api/inbox/import-1', { state: 'won', answer: 'call', version });
  await plan(id, 'vessel', { estimate: '2020-01-31' });
  expect([await late(), await late()]).toEqual([1, 0]);
  const waits = { state: 'won', answeredAt: expect.any(String), customerRepliedAt: null, waitingSince: expect.any(String) };
  expect(await inbox()).toMatchObject({ ...waits, version: version + 2 });
  expect((await staff.get('/api/inbox?view=unanswered')).body.items.map(({ id }: { id: string }) => id)).toEqual(['import-1']);
  await plan(id, 'vessel', { estimate: '2020-02-01' });
  expect(await late()).toBe(1);
  // The customer is already waiting, so the clock keeps running.
  expect((await inbox()).version).toBe(version + 2);
  await staff.put('/api/inbox/import-1', { answer: 'call', version: version + 2 });
  expect(await inbox()).toMatchObject({ waitingSince: null });
});

it('completing the overdue step ends the wait for it, and reopening it begins the wait anew', async () => {
  const { id } = await create();
  const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
  const late = () => app.get(OverdueStepsTask).round();
  await staff.put('/api/inbox/import-1', { state: 'answered', answer: 'call', version: (await inbox()).version });
  await plan(id, 'vessel', { estimate: '2020-01-31' });
  await plan(id, 'ordered', { estimate: '2020-01-30' });
  await late();
  await step(id, 'ordered');
  expect(await inbox()).toMatchObject({ waitingSince: expect.any(String) });
  await step(id, 'vessel', { note: 'MV Morning Star', quiet: true });
  expect(await inbox()).toMatchObject({ waitingSince: expect.any(String) });
  await undo(id, 'vessel');
  await late();
  await step(id, 'vessel', { note: 'MV Morning Star' });
  expect(await inbox()).toMatchObject({ waitingSince: null });
  await undo(id, 'vessel');
  await late();
  expect(await inbox()).toMatchObject({ waitingSince: expect.any(String) });
});

it.each([
  ['a new estimate', ['2099-01-31']],
  ['new estimates that have passed too', ['2020-02-01', '2020-02-02']],
  ['no estimate any more', [null]],
])('completing a step that was overdue ends the wait for it if it has got %s', async (_, estimates) => {
  const { id } = await create();
  const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
  await staff.put('/api/inbox/import-1', { state: 'answered', answer: 'call', version: (await inbox()).version });
  for (const estimate of ['2020-01-31', ...estimates]) {
    await plan(id, 'vessel', { estimate });
    await app.get(OverdueStepsTask).round();
  }
  expect(await inbox()).toMatchObject({ waitingSince: expect.any(String) });
  await step(id, 'vessel', { note: 'MV Morning Star' });
  expect(await inbox()).toMatchObject({ waitingSince: null });
});

it('completing the last overdue step ends the wait that another one began before it was reopened', async () => {
  const { id } = await create();
  const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
  const late = () => app.get(OverdueStepsTask).round();
  await staff.put('/api/inbox/import-1', { state: 'answered', answer: 'call', version: (await inbox()).version });
  await plan(id, 'ordered', { estimate: '2020-01-30' });
  await late();
  await plan(id, 'vessel', { estimate: '2020-01-31' });
  await late();
  await step(id, 'ordered');
  await undo(id, 'ordered');
  await late();
  for (const key of ['ordered', 'vessel']) await step(id, key, { note: 'MV Morning Star' });
  expect(await inbox()).toMatchObject({ waitingSince: null });
});

it('completing an overdue step does not end the wait for the first answer', async () => {
  const { id } = await create();
  await plan(id, 'vessel', { estimate: '2020-01-31' });
  expect(await app.get(OverdueStepsTask).round()).toBe(1);
  await step(id, 'vessel', { note: 'MV Morning Star' });
  expect((await staff.get('/api/inbox/import-1')).body).toMatchObject({ state: 'new', waitingSince: expect.any(String) });
});

it('an overdue step of a request that waits for the customer ends that: the customer waits now', async () => {
  const { id } = await create();
  const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
  await staff.put('/api/inbox/import-1', { state: 'waiting', version: (await inbox()).version });
  await plan(id, 'vessel', { estimate: '2020-01-31' });
  expect(await app.get(OverdueStepsTask).round()).toBe(1);
  expect(await inbox()).toMatchObject({ state: 'answered', waitingSince: expect.any(String) });
});

it.each(['lost', 'spam'])(
  'an overdue step of a request that is %s starts no clock until the request is reopened',
  async (state) => {
    const { id } = await create();
    await plan(id, 'vessel', { estimate: '2020-01-31' });
    const inbox = async () => (await staff.get('/api/inbox/import-1')).body;
    const change = async (body: object) => staff.put('/api/inbox/import-1', { ...body, version: (await inbox()).version });
    const listed = async () => {
      const views = ['open', 'late', 'all', 'all&request=import-1'].map((view) => staff.get(`/api/staff/journeys?view=${view}`));
      return (await Promise.all(views)).map(({ body }) => body.total);
    };
    expect(await listed()).toEqual([1, 1, 1, 1]);
    await change({ state, ...(state === 'lost' && { lostReason: 'Bought elsewhere' }) });
    expect(await app.get(OverdueStepsTask).round()).toBe(0);
    expect(await inbox()).toMatchObject({ state, waitingSince: null });
    expect((await staff.get('/api/inbox?view=unanswered')).body.items).toEqual([]);
    expect(await listed()).toEqual([0, 0, 1, 1]);
    await change({ state: 'answered', answer: 'call' });
    expect(await app.get(OverdueStepsTask).round()).toBe(1);
    expect(await inbox()).toMatchObject({ waitingSince: expect.any(String) });
    expect(await listed()).toEqual([1, 1, 1, 1]);
  },
);
