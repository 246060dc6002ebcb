import { type AssignmentRule, defaultSettings } from '@dealership/contracts';
import { describe, expect, it } from '@jest/globals';
import { COLLEAGUES } from '../support/colleagues.js';
import { aMessage } from '../support/contact.js';
import { anImportRequest, aReservation } from '../support/requests.js';
import { at, waitingRequests } from '../support/waiting-requests.js';

const requests = waitingRequests();
const { sql, clockOf, round, owners, arrived } = requests;

/** A paid membership; in production the events of svc-payments create it. */
const membership = () =>
  sql(
    `INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, language, details, content_hash, request_id, created_at)
     VALUES ('membership', 'Layla', 'Haddad', 'layla@customers.example', 'en', '{}', gen_random_uuid(), 'request-1', $1)`,
    [at('2026-11-21T09:00')],
  );

describe('the round robin', () => {
  const inTurn = () => clockOf({ replies: { ...defaultSettings.replies, roundRobin: true } });

  it('assigns new requests to the sales staff in turn once it is switched on', async () => {
    for (let number = 1; number <= 3; number++) await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01');
    expect(await owners()).toEqual([null, null, null]);
    await round('2026-11-21T09:02', inTurn());
    expect(await owners()).toEqual([7, 8, 7]);
    await arrived('2026-11-21T09:03');
    await Promise.all([round('2026-11-21T09:04', inTurn()), round('2026-11-21T09:04', inTurn())]);
    expect(await owners()).toEqual([7, 8, 7, 8]);
  });

  it('assigns memberships to those who may fulfil them, or to nobody if there is none', async () => {
    for (const come of [membership, () => arrived('2026-11-21T09:00')]) for (let time = 0; time < 3; time++) await come();
    await round('2026-11-21T09:01', inTurn());
    expect(await owners()).toEqual([1, 2, 1, 7, 8, 7]);
    await membership();
    await arrived('2026-11-21T09:02');
    const sellers = COLLEAGUES.filter(({ role }) => role === 'sales');
    await round('2026-11-21T09:02', clockOf({ replies: { ...defaultSettings.replies, roundRobin: true } }, sellers));
    expect((await owners()).slice(6)).toEqual([null, 8]);
    await round('2026-11-21T09:03', inTurn());
    expect((await owners()).slice(6)).toEqual([2, 8]);
  });

  it('leaves assigned and handed-back requests alone', async () => {
    await arrived('2026-11-21T09:00');
    await round('2026-11-21T09:01', inTurn());
    const { version } = (await requests.staff.get('/api/inbox/contact-1')).body;
    await requests.staff.put('/api/inbox/contact-1', { ownerId: null, version });
    await round('2026-11-21T09:02', inTurn());
    expect(await owners()).toEqual([null]);
  });
});

describe('the assignment rules', () => {
  const ARABIC: AssignmentRule = { kind: 'any', language: 'ar', person: 7 };
  const IMPORTS: AssignmentRule = { kind: 'import', language: 'any', person: 8 };
  const IN_TURN: AssignmentRule = { kind: 'any', language: 'any', person: null };
  const by = (rules: AssignmentRule[], roundRobin = false, colleagues = COLLEAGUES) =>
    clockOf({ replies: { ...defaultSettings.replies, rules, roundRobin } }, colleagues);
  const arabic = { 'accept-language': 'ar' };
  const message = (headers = {}) => arrived('2026-11-21T09:00', '/api/contact', aMessage(), headers);
  const importing = (headers = {}) => arrived('2026-11-21T09:00', '/api/import-request', anImportRequest(), headers);

  it('assign a request by the first that matches kind and language, or to nobody if none does', async () => {
    await message(arabic);
    await importing(arabic);
    await importing();
    await message();
    await round('2026-11-21T09:01', by([ARABIC, IMPORTS]));
    expect(await owners()).toEqual([7, 7, 8, null]);
    await round('2026-11-21T09:02', by([IMPORTS, ARABIC, { kind: 'contact', language: 'en', person: 2 }]));
    expect(await owners()).toEqual([7, 7, 8, 2]);
  });

  it('also match reservations by language', async () => {
    await arrived('2026-11-21T09:00', '/api/vehicle-reservations', aReservation(), arabic);
    await round('2026-11-21T09:01', by([ARABIC]));
    expect(await owners()).toEqual([7]);
  });

  it('leave unmatched requests to the round robin, which counts only its own turns', async () => {
    for (const headers of [{}, arabic, {}, arabic, {}]) await message(headers);
    await round('2026-11-21T09:01', by([ARABIC], true));
    expect(await owners()).toEqual([7, 7, 8, 7, 7]);
    await message();
    await round('2026-11-21T09:02', by([ARABIC], true));
    expect((await owners()).at(-1)).toBe(8);
  });

  it('can delegate to the round robin', async () => {
    for (const headers of [arabic, {}, {}]) await message(headers);
    await importing();
    await round('2026-11-21T09:01', by([IMPORTS, { ...IN_TURN, language: 'en' }]));
    expect(await owners()).toEqual([null, 7, 8, 8]);
  });

  it('are skipped if their colleague may no longer handle requests', async () => {
    const withoutHuda = COLLEAGUES.filter(({ id }) => id !== 7);
    await message(arabic);
    await round('2026-11-21T09:01', by([ARABIC], false, withoutHuda));
    expect(await owners()).toEqual([null]);
    await round('2026-11-21T09:02', by([ARABIC, IN_TURN], false, withoutHuda));
    expect(await owners()).toEqual([8]);
  });

  it('are skipped for a membership their colleague may not fulfil', async () => {
    await membership();
    await message();
    await round('2026-11-21T09:01', by([{ kind: 'any', language: 'any', person: 8 }]));
    expect(await owners()).toEqual([null, 8]);
    const memberships = { kind: 'membership', language: 'any' } as const;
    await round(
      '2026-11-21T09:02',
      by([
        { ...memberships, person: 7 },
        { ...memberships, person: 2 },
      ]),
    );
    expect(await owners()).toEqual([2, 8]);
  });

  it('do not let unmatched requests block others', async () => {
    await message();
    await sql(
      `INSERT INTO inquiries.inquiry (kind, first_name, last_name, email, language, details, content_hash, request_id)
       SELECT kind, first_name, last_name, email, language, details, content_hash || n, request_id
       FROM inquiries.inquiry, generate_series(2, 201) n`,
    );
    await sql(`UPDATE inquiries.conversation SET waiting_since = $1`, [at('2026-11-21T09:00')]);
    await message(arabic);
    await round('2026-11-21T09:01', by([ARABIC]));
    expect((await owners()).filter(Boolean)).toEqual([7]);
  });
});
