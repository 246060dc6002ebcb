import { randomUUID } from 'node:crypto';
import { ROLES } from '@dealership/contracts';
import { aPhotograph, asMember, unauthorizedCallers } from '@dealership/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { requestsOfEvents } from '../../src/notifier/failed-notifications/requests-of-events.js';
import {
  app,
  CUSTOMER,
  create,
  environment,
  journeyEmails,
  journeyEvents,
  link,
  open,
  outbox,
  renew,
  sendFile,
  setUpJourneys,
  staff,
  step,
  TITLE,
  TOKEN,
  to,
  tokenOf,
  write,
} from '../support/journeys.js';

setUpJourneys();

describe('a link', () => {
  it('opens only its journey’s page, which is neither cached nor indexed', async () => {
    const { id } = await create({ owner: { id: 4, name: 'Huda' } });
    const made = await link(id);
    expect(made.whatsapp).toMatch(/^https:\/\/wa\.me\/971501234567\?text=/);
    expect(made.text).toContain(`\n${made.url}`);
    const { status, body, headers } = await open(tokenOf(made));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^IM-20\d\d-00001$/),
      title: TITLE,
      contact: { name: 'Huda', phone: '+971 6 000 0248' },
    });
    for (const kept of ['email', 'phone', 'id', 'version']) expect(body).not.toHaveProperty(kept);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(JSON.stringify(await environment.sql('SELECT * FROM inquiries.journey_link'))).not.toContain(tokenOf(made));
  });

  it('names nobody while the account of the responsible member of staff has the name of a role', async () => {
    const { id } = await create({ owner: { id: 1, name: 'Owner' } });
    expect((await open(tokenOf(await link(id)))).body.contact).toMatchObject({ name: null, phone: '+971 6 000 0248' });
  });

  it('an unknown link shows no page; a revoked or expired one is reported as such', async () => {
    const { id } = await create();
    const [first, second] = [await link(id), await link(id)];
    for (const token of [TOKEN, 'short', `${tokenOf(first)}A`, '%00', "'"])
      expect([(await open(token)).status, (await open(token)).body.code]).toEqual([404, 'JOURNEY_NOT_FOUND']);
    expect((await open(tokenOf(second))).status).toBe(200);
    const { body } = await staff.post(`/api/staff/journeys/${id}/links/revoke`, {});
    expect(body.links).toMatchObject({ working: 0, expiresAt: null });
    for (const made of [first, second]) {
      const answer = await open(tokenOf(made));
      expect([answer.status, answer.body.code]).toEqual([410, 'JOURNEY_LINK_REVOKED']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(JSON.stringify(answer.body)).not.toContain('Layla');
    }
    const third = await link(id);
    await environment.sql(`UPDATE inquiries.journey_link SET expires_at = now() - interval '1 minute'`);
    expect((await open(tokenOf(third))).body.code).toBe('JOURNEY_LINK_EXPIRED');
  });

  it('an invalid link is renewed to the address on file, once an hour, without revealing whether there is one', async () => {
    const { id } = await create();
    const made = await link(id);
    await staff.post(`/api/staff/journeys/${id}/links/revoke`, {});
    const answers = await Promise.all([renew(tokenOf(made)), renew(TOKEN), renew(tokenOf(made)), renew('x')]);
    for (const { status, body } of answers) expect([status, body]).toEqual([202, { accepted: true }]);
    expect((await journeyEmails()).map(({ to }) => to)).toEqual([['layla@customers.example']]);
    const mailed = await staff.post(`/api/staff/journeys/${id}/links/mail`, {});
    expect([mailed.status, mailed.body.code]).toEqual([409, 'JOURNEY_LINK_JUST_MAILED']);
    expect(await outbox()).toHaveLength(1);
    expect(await environment.sql(`SELECT id FROM inquiries.audit WHERE after->>'links' = 'mailed'`)).toEqual([]);
  });

  it('its e-mails and those about its steps are listed with the customer’s request', async () => {
    const { id } = await create();
    await step(id, 'paid');
    await renew(tokenOf(await link(id)));
    const events = await journeyEvents();
    expect(events.map(({ event }) => event).toSorted()).toEqual(['journey.link-requested', 'journey.step-done']);
    const requestOf = await requestsOfEvents(environment.dataSource.manager, events);
    for (const event of events) expect(requestOf(event)).toMatchObject({ request: 'import-1', person: 'Layla Haddad' });
  });
});

it('a customer’s message is stored once with its request, and is on the page', async () => {
  const { id } = await create();
  const token = tokenOf(await link(id));
  const key = randomUUID();
  const sent = await write(token, 'Has the ship left?', key);
  expect([sent.status, sent.body.from]).toEqual([201, 'customer']);
  expect((await write(token, 'Has the ship left?', key)).body).toEqual(sent.body);
  expect((await write(token, 'Something else', key)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await write(token, ' ')).body.errors[0].path).toBe('text');
  expect((await open(token)).body.messages).toEqual([sent.body]);
  expect(await environment.sql(`SELECT payload FROM inquiries.outbox WHERE event = 'message.received'`)).toHaveLength(1);
  expect((await staff.get('/api/inbox/import-1')).body.customerRepliedAt).not.toBeNull();
});

it('a form without scripts redirects to the page with the outcome, and stores one message', async () => {
  const { id } = await create();
  const token = tokenOf(await link(id));
  const form = async (fields: object, path = 'form', of = token) => {
    const answer = await request(app.getHttpServer()).post(`/api/journeys/${of}/${path}`).type('form').send(fields);
    expect([answer.status, answer.headers['cache-control']]).toEqual([303, 'private, no-store']);
    return String(answer.headers.location).replace(of, ':token');
  };
  for (const after of ['', '', '1'])
    expect(await form({ text: 'Has it\r\nleft?', after })).toBe('/journey/:token?outcome=sent#journey-write');
  const { messages } = (await open(token)).body;
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['Has it\nleft?', 'Has it\nleft?']);
  expect(await form({ text: ' \r\n ', after: '2' })).toBe('/journey/:token?outcome=empty#journey-write');
  const long = await form({ text: 'x'.repeat(5001), after: '2' });
  expect(long).toBe(`/journey/:token?outcome=tooLong&text=${'x'.repeat(5001)}#journey-write`);
  await environment.sql('UPDATE inquiries.journey_link SET revoked_at = now()');
  expect(await form({ text: 'أين & متى؟' })).toBe(
    `/journey/:token?${new URLSearchParams({ outcome: 'gone', text: 'أين & متى؟' })}`,
  );
  for (const whose of [token, TOKEN]) expect(await form({}, 'renewal', whose)).toBe('/journey/:token?outcome=asked');
  expect(await environment.sql(`SELECT payload FROM inquiries.outbox WHERE event = 'journey.link-requested'`)).toHaveLength(1);
});

describe('the public journey link', () => {
  /** Visitors' calls, and the responses for an unknown link. */
  const visits = (token: string, file: string) => [
    open(token),
    request(app.getHttpServer()).get(`/api/journeys/${token}/files/${file}`),
    write(token, 'Hello'),
  ];
  const codes = async (token: string, file: string) =>
    (await Promise.all(visits(token, file))).map(({ status, body }) => `${status} ${body.code ?? ''}`.trim());

  it('gives access to its journey only', async () => {
    const [own, other] = [await create(), await create({ request: undefined, kind: 'auction', customer: CUSTOMER })];
    const [{ body: mine }, { body: theirs }] = [
      await sendFile(own.id, await aPhotograph()),
      await sendFile(other.id, await aPhotograph()),
    ];
    const token = tokenOf(await link(own.id));
    expect(await codes(token, mine.file.id)).toEqual(['200', '200', '201']);
    expect(await codes(token, theirs.file.id)).toEqual(['200', '404 JOURNEY_FILE_NOT_FOUND', '201']);
    expect(await codes(TOKEN, mine.file.id)).toEqual(Array(3).fill('404 JOURNEY_NOT_FOUND'));
    expect(JSON.stringify((await open(tokenOf(await link(other.id)))).body)).not.toContain('Layla');
    await environment.sql(`UPDATE inquiries.journey_link SET expires_at = now() - interval '1 second'`);
    expect(await codes(token, mine.file.id)).toEqual(Array(3).fill('410 JOURNEY_LINK_EXPIRED'));
    await environment.sql('UPDATE inquiries.journey_link SET revoked_at = now()');
    expect(await codes(token, mine.file.id)).toEqual(Array(3).fill('410 JOURNEY_LINK_REVOKED'));
    expect((await request(app.getHttpServer()).get(`/api/staff/journey-files/${mine.file.id}`)).status).toBe(401);
  });

  it('can be read or changed by staff as their role allows, and by nobody else', async () => {
    const { id } = await create();
    const call = (method: 'get' | 'post', path: string, headers: Record<string, string>) =>
      request(app.getHttpServer())
        [method](`/api/staff/journeys/${id}${path}`)
        .set(headers)
        .send(method === 'get' ? undefined : {});
    const seen: Record<string, number[]> = {};
    for (const role of ROLES) {
      const headers = asMember(to(), role);
      seen[role] = [(await call('get', '', headers)).status, (await call('post', '/links', headers)).status];
    }
    expect(seen).toEqual({
      ...{ owner: [200, 201], manager: [200, 201], sales: [200, 201] },
      ...{ editor: [403, 403], accountant: [403, 403], viewer: [200, 403] },
    });
    for (const [, headers] of unauthorizedCallers(to())) expect((await call('get', '', headers)).status).toBe(401);
  });

  it('is exported with the journey, and erased with all of it', async () => {
    const { id } = await create();
    await step(id, 'paid', { doneOn: '2026-11-20', note: 'By Layla’s brother' });
    await sendFile(id, await aPhotograph());
    await write(tokenOf(await link(id)), 'Hello');
    const email = 'layla@customers.example';
    const { items } = (await staff.post('/api/privacy/inquiries/export', { email })).body;
    expect(items[0].fields.journey).toMatchObject({ title: TITLE, files: [{ name: 'At the port.webp' }] });
    expect(items[0].fields.journey.steps[1]).toEqual({ name: 'Paid', doneOn: '2026-11-20', note: 'By Layla’s brother' });
    await staff.post('/api/privacy/inquiries/erase', { email });
    for (const table of ['journey', 'journey_step', 'journey_link', 'journey_file', 'journey_upload', 'attachment'])
      expect(await environment.sql(`SELECT '${table}' AS place FROM inquiries.${table}`)).toEqual([]);
    expect(JSON.stringify(await environment.sql('SELECT before, after FROM inquiries.audit'))).not.toContain('brother');
    expect(await journeyEmails()).toEqual([]);
  });
});
