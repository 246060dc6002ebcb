import { type InboxState, LEAD_STATUSES, statesOfStatus } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { change, environment, get, send, setUpInbox, staff, status } from '../support/inbox.js';

setUpInbox();

describe('a change', () => {
  beforeEach(() => send());

  it('records the first answer, how it was given, and an audit row under the list’s name', async () => {
    const { body } = await change('contact-1', { answer: 'call' });
    expect(body).toMatchObject({ state: 'answered', answer: 'call', answeredAt: expect.stringMatching(/Z$/), version: 2 });
    const { body: again } = await change('contact-1', { answer: 'reply', state: 'waiting' });
    expect(again).toMatchObject({ state: 'waiting', answer: 'call', answeredAt: body.answeredAt });
    expect(await environment.sql('SELECT entity, entity_id, before, after FROM inquiries.audit ORDER BY id')).toEqual([
      {
        entity: 'contact-messages',
        entity_id: 1,
        before: { state: 'new', status: 'new' },
        after: { state: 'answered', status: 'in_progress', answer: 'call' },
      },
      { entity: 'contact-messages', entity_id: 1, before: { state: 'answered' }, after: { state: 'waiting', answer: 'reply' } },
    ]);
  });

  const row = async () =>
    (await environment.sql<Record<string, unknown>>('SELECT * FROM inquiries.conversation WHERE number = 1'))[0];
  const measured = () => environment.sql('UPDATE inquiries.conversation SET answer_minutes = 5, answered_in_time = true');

  it('a change of the state alone ends the wait, and the first answer after it is measured', async () => {
    const { body } = await change('contact-1', { state: 'answered' });
    expect(body).toMatchObject({ answer: null, answeredAt: expect.any(String), waitingSince: null });
    await measured();
    await environment.sql("UPDATE inquiries.conversation SET answered_at = '2026-01-01'");
    const { body: answered } = await change('contact-1', { answer: 'call' });
    expect(answered).toMatchObject({ state: 'answered', answer: 'call', answeredAt: expect.not.stringContaining('2026-01-01') });
    expect(await row()).toMatchObject({ answer_minutes: null, answered_in_time: null, clock_started_at: expect.any(Date) });
  });

  it.each([
    ['the request was won', () => change('contact-1', { state: 'won' })],
    [
      'somebody waited anew',
      () => environment.sql("UPDATE inquiries.conversation SET round = 1, state = 'answered', answered_at = now()"),
    ],
  ])('the first answer after %s is not measured', async (_what, before) => {
    await before();
    await measured();
    await change('contact-1', { answer: 'call' });
    expect(await row()).toMatchObject({ answer: 'call', clock_started_at: null, answer_minutes: null });
  });

  describe('that takes back the last one', () => {
    const clock = async () => {
      const { due_at, step_at, clock_step, round, remaining_minutes } = (await row()) as Record<string, unknown>;
      return { due_at, step_at, clock_step, round, remaining_minutes };
    };
    const due = (more = '') =>
      environment.sql(
        `UPDATE inquiries.conversation SET clock_started_at = waiting_since, promised_minutes = 780, clock_step = 1, due_at = $1, step_at = $1 ${more}`,
        [new Date(Date.now() + 86_400_000)],
      );
    const last = () => get('contact-1');

    it.each(['answered', 'waiting', 'won'])('restores the deadline of a request moved to %s and back to new', async (state) => {
      await due();
      for (const next of [state, 'new']) await change('contact-1', { state: next });
      const before = await last();
      expect(before).toMatchObject({
        state: 'new',
        answeredAt: null,
        waitingSince: expect.any(String),
        dueAt: expect.any(String),
      });
      expect(await clock()).toMatchObject({ clock_step: 1, round: 0, step_at: expect.any(Date) });
      await measured();
      for (const next of [state, 'new']) await change('contact-1', { state: next });
      const { version: _, remainingMinutes: __, ...same } = before;
      expect(await last()).toMatchObject(same);
      expect(await row()).toMatchObject({ answered_at: null, answer_minutes: null, answered_in_time: null });
    });

    it('restores a pause', async () => {
      await due();
      await change('contact-1', { pause: 'The number is wrong' });
      await environment.sql("UPDATE inquiries.conversation SET paused_at = clock_started_at + interval '1 second'");
      for (const state of ['answered', 'new']) await change('contact-1', { state });
      expect(await last()).toMatchObject({ pause: 'The number is wrong', dueAt: null, remainingMinutes: expect.any(Number) });
      expect((await last()).remainingMinutes).toBeGreaterThanOrEqual(779);
    });

    it('keeps an answer that was given', async () => {
      await change('contact-1', { answer: 'call' });
      await change('contact-1', { state: 'new' });
      expect(await last()).toMatchObject({ answer: 'call', answeredAt: expect.any(String), waitingSince: null });
    });

    it('restores the wait for the answer to a later message', async () => {
      await change('contact-1', { answer: 'call' });
      const asked = new Date('2026-11-21T09:00:00Z');
      await environment.sql(
        "UPDATE inquiries.conversation SET state = 'answered', customer_replied_at = $1, waiting_since = $1, version = 3",
        [asked],
      );
      await due();
      const { waitingSince, customerRepliedAt, undeliveredAt } = await last();
      const { body } = await change('contact-1', { state: 'won' });
      expect(body).toMatchObject({ waitingSince: null, customerRepliedAt: null });
      await change('contact-1', { state: 'answered', wait: { waitingSince, customerRepliedAt, undeliveredAt } });
      expect(await last()).toMatchObject({ state: 'answered', waitingSince, customerRepliedAt, dueAt: expect.any(String) });
    });

    it('restores the wait of a request wrongly marked as spam', async () => {
      await due();
      const { waitingSince, customerRepliedAt, undeliveredAt } = await last();
      await change('contact-1', { state: 'spam' });
      await change('contact-1', { state: 'new', wait: { waitingSince, customerRepliedAt, undeliveredAt } });
      expect(await last()).toMatchObject({ state: 'new', waitingSince, dueAt: expect.any(String) });
    });

    it('restores the wait and its deadline in a list, too', async () => {
      await due();
      const { waitingSince } = await last();
      for (const next of ['in_progress', 'new']) await staff.put('/api/contact-messages/1', { status: next });
      expect(await last()).toMatchObject({ state: 'new', answeredAt: null, waitingSince, dueAt: expect.any(String) });
      expect(await clock()).toMatchObject({ clock_step: 1, round: 0 });
    });
  });

  it('is rejected with an outdated version', async () => {
    await change('contact-1', { ownerId: 1 });
    const late = await staff.put('/api/inbox/contact-1', { ownerId: 2, version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    await staff.put('/api/contact-messages/1', { status: 'done' });
    expect((await staff.put('/api/inbox/contact-1', { ownerId: 2, version: 2 })).status).toBe(409);
    expect(await get('contact-1')).toMatchObject({ ownerId: 1, version: 3 });
  });

  it.each([
    [{ state: 'lost' }, 'lostReason'],
    [{ state: 'x' }, 'state'],
    [{ tags: ['a', 'a'] }, 'tags'],
    [{ reminder: { at: 'tomorrow', note: '' } }, 'reminder.at'],
    [{ ownerId: 0 }, 'ownerId'],
    [{ answer: 'shout' }, 'answer'],
    [{ version: undefined }, 'version'],
  ])('is rejected with %j, naming the field', async (body, path) => {
    const { status: code, body: answer } = await change('contact-1', body);
    expect([code, answer.errors?.[0].path]).toEqual([400, path]);
  });

  it.each(['contact-2', 'import-1', 'reservation-1', 'contact-0', 'nothing', 'contact-99999999999'])(
    'of %s finds no request',
    async (name) => {
      expect((await staff.get(`/api/inbox/${name}`)).body.code).toBe('REQUEST_NOT_FOUND');
      expect((await staff.put(`/api/inbox/${name}`, { version: 1 })).body.code).toBe('REQUEST_NOT_FOUND');
    },
  );
});

describe('the inbox state and the list status', () => {
  beforeEach(() => send());

  it.each([
    [{ state: 'answered' }, 'in_progress'],
    [{ state: 'waiting' }, 'in_progress'],
    [{ state: 'won' }, 'done'],
    [{ state: 'lost', lostReason: 'Too dear' }, 'done'],
    [{ state: 'spam' }, 'spam'],
  ])('%j in the inbox is %s in the list', async (body, expected) => {
    expect((await change('contact-1', body)).status).toBe(200);
    expect(await status('contact-messages')).toBe(expected);
  });

  it.each([
    ['new', 'in_progress', 'answered'],
    ['new', 'done', 'answered'],
    ['waiting', 'in_progress', 'waiting'],
    ['waiting', 'done', 'answered'],
    ['won', 'done', 'won'],
    ['won', 'in_progress', 'answered'],
    ['won', 'new', 'new'],
    ['answered', 'spam', 'spam'],
  ])('turn %s with the list’s %s into %s', async (state, next, expected) => {
    await change('contact-1', { state });
    const { version } = await get('contact-1');
    await staff.put('/api/contact-messages/1', { status: next });
    const now = await get('contact-1');
    expect([now.state, now.version]).toEqual([expected, version + (expected === state ? 0 : 1)]);
    expect(now.answeredAt === null).toBe(expected === 'new' || (state === 'new' && expected !== 'answered'));
    expect(await status('contact-messages')).toBe(next);
  });

  it('change the version of the conversation once', async () => {
    await staff.put('/api/contact-messages/1', { status: 'done' });
    expect(await get('contact-1')).toMatchObject({ state: 'answered', version: 2 });
  });

  it('give a new deadline and new reminders to a request wrongly marked as spam', async () => {
    await environment.sql(
      `UPDATE inquiries.conversation SET promised_minutes = 60, due_at = now() - interval '1 day', step_at = now(), clock_step = 3`,
    );
    for (const next of ['spam', 'new']) await staff.put('/api/contact-messages/1', { status: next });
    const [row] = await environment.sql('SELECT due_at, step_at, clock_step FROM inquiries.conversation');
    // The notifier's loop starts the clock of requests without a deadline.
    expect(row).toEqual({ due_at: null, step_at: null, clock_step: 0 });
  });

  it('agree after a concurrent change of both', async () => {
    const both = [
      ...['answered', 'won', 'waiting'].map((state) => staff.put('/api/inbox/contact-1', { state, version: 1 })),
      ...['done', 'in_progress'].map((next) => staff.put('/api/contact-messages/1', { status: next })),
    ];
    expect((await Promise.all(both)).every(({ status: code }) => code === 200 || code === 409)).toBe(true);
    const fits = { in_progress: ['answered', 'waiting'], done: ['answered', 'won'] };
    const now = (await status('contact-messages')) as keyof typeof fits;
    expect(fits[now]).toContain((await get('contact-1')).state);
  });
});

it.each(LEAD_STATUSES)('has the same state for the status %s of the lists in the database', async (status) => {
  const [row] = await environment.sql<{ state: InboxState }>('SELECT inquiries.state_of_status($1) AS state', [status]);
  expect(row?.state).toBe(statesOfStatus(status)[0]);
});
