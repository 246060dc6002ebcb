import { dealerName, defaultSettings, type SettingValues } from '@dealership/contracts';
import { signServiceToken } from '@dealership/service-kit/staff';
import { asMember } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Content, OWN, startContent } from './support/content.js';

let content: Content;
beforeAll(async () => {
  content = await startContent();
});
beforeEach(() => content.empty());
afterAll(() => content.stop());

const DEALER: SettingValues['dealer'] = { ...defaultSettings.dealer, name: dealerName('Corniche Cars') };

const site = async () => (await content.get('/api/settings').expect(200)).body as SettingValues;
const preview = async () => (await content.asStaff('get', '/api/staff/settings-preview').expect(200)).body as SettingValues;
const read = async () => (await content.asStaff('get', '/api/staff/settings/dealer').expect(200)).body;
const write = (what: string, body: object) =>
  content.asStaff(what === 'draft' ? 'put' : 'post', `/api/staff/settings/dealer/${what}`).send(body);

it("answers the environment's values until something is published", async () => {
  const { dealer, hours } = await site();
  expect(dealer).toMatchObject({ name: { en: 'Marina Motors' }, email: 'showroom@aureva-motors.example' });
  expect(hours.week).toHaveLength(2);
  expect(await read()).toMatchObject({ revision: 0, draft: null, history: [], published: { name: { en: 'Marina Motors' } } });
});

it('shows a draft to staff only, and published values to everybody', async () => {
  const saved = await write('draft', { revision: 0, body: DEALER }).expect(200);
  expect(saved.body).toMatchObject({ revision: 1, draft: { version: 1, body: { name: { en: 'Corniche Cars' } } } });
  expect([(await site()).dealer.name.en, (await preview()).dealer.name.en]).toEqual(['Marina Motors', 'Corniche Cars']);
  const published = await write('publish', { revision: 1 }).expect(200);
  expect(published.body).toMatchObject({ revision: 2, draft: null, history: [{ version: 2, returnedTo: null }] });
  expect((await site()).dealer.name.en).toBe('Corniche Cars');
});

it('lists the settings with a draft until they are published', async () => {
  const drafts = async () => (await content.asStaff('get', '/api/staff/setting-drafts').expect(200)).body;
  await write('draft', { revision: 0, body: DEALER });
  await content.asStaff('put', '/api/staff/texts/faq/draft').send({ revision: 0, body: defaultSettings.faq }).expect(200);
  expect(await drafts()).toEqual(['dealer', 'faq']);
  await write('publish', { revision: 1 });
  expect(await drafts()).toEqual(['faq']);
});

it('discards a draft', async () => {
  await write('draft', { revision: 0, body: DEALER });
  expect((await write('discard', { revision: 1 }).expect(200)).body).toMatchObject({ draft: null, history: [] });
  expect((await preview()).dealer.name.en).toBe('Marina Motors');
});

it('refuses whoever still has a discarded draft open, naming its changes, and keeps the draft off the history', async () => {
  await write('draft', { revision: 0, body: DEALER });
  const discarded = await write('discard', { revision: 1 }).expect(200);
  expect(discarded.body).toMatchObject({ revision: 2, draft: null, history: [] });
  for (const [what, more] of [
    ['draft', { body: DEALER }],
    ['publish', {}],
    ['discard', {}],
  ] as const) {
    const late = await write(what, { revision: 1, ...more }).expect(409);
    expect(late.body).toMatchObject({ code: 'CHANGED_MEANWHILE', errors: [{ path: 'name' }] });
  }
  expect((await site()).dealer.name.en).toBe('Marina Motors');
  await write('draft', { revision: 2, body: DEALER }).expect(200);
  expect((await write('publish', { revision: 3 }).expect(200)).body).toMatchObject({ history: [{ version: 4 }] });
});

it.each(['publish', 'discard'])('refuses to %s what is not a draft', async (what) => {
  await write('draft', { revision: 0, body: DEALER });
  await write('publish', { revision: 1 });
  const refused = await write(what, { revision: 2 }).expect(409);
  expect(refused.body).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect((await read()).history).toHaveLength(1);
});

it('restores an earlier version and keeps the draft', async () => {
  await write('draft', { revision: 0, body: DEALER });
  await write('publish', { revision: 1 });
  await write('draft', { revision: 2, body: { ...DEALER, name: dealerName('Second') } });
  await write('publish', { revision: 3 });
  await write('draft', { revision: 4, body: { ...DEALER, name: dealerName('Third') } });
  const returned = await write('return', { revision: 5, version: 2 }).expect(200);
  expect(returned.body).toMatchObject({ draft: { body: { name: { en: 'Third' } } }, history: [{ returnedTo: 2 }, {}, {}] });
  expect((await site()).dealer.name.en).toBe('Corniche Cars');
  const gone = await write('return', { revision: 6, version: 1 }).expect(404);
  expect(gone.body.code).toBe('SETTING_VERSION_NOT_FOUND');
  const again = await write('return', { revision: 6, version: 0 }).expect(200);
  expect(again.body).toMatchObject({
    revision: 7,
    published: { name: { en: 'Marina Motors' } },
    draft: { body: { name: { en: 'Third' } } },
  });
  expect([(await site()).dealer.name.en, (await preview()).dealer.name.en]).toEqual(['Marina Motors', 'Third']);
  await write('draft', { revision: 7, body: { ...DEALER, name: dealerName('Fourth') } }).expect(200);
  await write('publish', { revision: 8 }).expect(200);
  expect((await site()).dealer.name.en).toBe('Fourth');
});

it("refuses the second of two concurrent changes, naming the first one's", async () => {
  await write('draft', { revision: 0, body: DEALER });
  const late = await write('draft', { revision: 0, body: { ...DEALER, email: 'late@cars.example' } }).expect(409);
  expect(late.body).toMatchObject({ code: 'CHANGED_MEANWHILE', errors: [{ path: 'name' }] });
  expect((await read()).draft.body.name.en).toBe('Corniche Cars');
  await write('publish', { revision: 0 }).expect(409);
});

it('accepts one of two concurrent writes', async () => {
  const answers = await Promise.all(
    ['one', 'two'].map((name) => write('draft', { revision: 0, body: { ...DEALER, name: dealerName(name) } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

describe('refuses with the name of the field', () => {
  it.each([
    ['dealer', { ...DEALER, email: 'nobody' }, 'email'],
    ['dealer', { ...DEALER, name: { en: '', ar: 'سيارات الكورنيش', ja: '' } }, 'name.en'],
    [
      'dealer',
      {
        ...DEALER,
        phones: [
          { kind: 'mobile', number: '+971 50 1' },
          { kind: 'mobile', number: 'x' },
        ],
      },
      'phones.1.number',
    ],
    ['dealer', { ...DEALER, social: { ...DEALER.social, facebook: 'javascript:alert(1)' } }, 'social.facebook'],
    ['dealer', { ...DEALER, address: { en: '', ar: '', ja: '' } }, 'address.en'],
    [
      'hours',
      { ...defaultSettings.hours, week: [{ days: [1], spans: [{ opens: '10:00', closes: '10:00' }] }], exceptions: [] },
      'week.0.spans.0.closes',
    ],
    [
      'hours',
      {
        ...defaultSettings.hours,
        week: ['09:00', '10:00'].map((opens) => ({ days: [1], spans: [{ opens, closes: '12:00' }] })),
        exceptions: [],
      },
      'week',
    ],
    [
      'hours',
      {
        ...defaultSettings.hours,
        week: [{ days: [1], spans: ['09:00', '11:00'].map((opens) => ({ opens, closes: '12:00' })) }],
        exceptions: [],
      },
      'week.0.spans.1.opens',
    ],
    ['hours', { ...defaultSettings.hours, more: 1 }, 'more'],
  ])('%s %#', async (name, body, path) => {
    const answer = await content.asStaff('put', `/api/staff/settings/${name}/draft`).send({ revision: 0, body }).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it.each([
    ['draft', { revision: 2 ** 31, body: DEALER }, 'revision'],
    ['discard', { revision: 9e15 }, 'revision'],
    ['return', { revision: 0, version: 2 ** 31 }, 'version'],
  ])('a too high version number in a %s', async (what, body, path) => {
    const answer = await write(what, body).expect(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it.each([
    [
      'a picture of another site',
      { hero: { ...defaultSettings.home.hero, picture: 'https://a.example/a.webp' } },
      'hero.picture',
    ],
    ['a section that stands there twice', { sections: ['services', 'showroom', 'services'] }, 'sections'],
  ])('and of the home page %s', async (_, change, path) => {
    const body = { ...defaultSettings.home, ...change };
    const answer = await content.asStaff('put', '/api/staff/texts/home/draft').send({ revision: 0, body }).expect(400);
    expect(answer.body.errors).toMatchObject([{ path }]);
  });

  it('and an announcement with a script URL', async () => {
    const body = { ...defaultSettings.announcement, link: 'javascript:alert(1)' };
    const answer = await content.asStaff('put', '/api/staff/texts/announcement/draft').send({ revision: 0, body }).expect(400);
    expect(answer.body.errors).toMatchObject([{ path: 'link' }]);
  });
});

describe('a page that has its own texts', () => {
  const page = async (path = '/api/page-texts/terms') => (await content.asStaff('get', path).expect(200)).body;
  const draft = (body: object, revision = 0) => content.asStaff('put', '/api/staff/texts/terms/draft').send({ revision, body });
  const inEnglish = (en: string) => ({ en, ar: '', ja: '' });
  const saying = (text: string) => ({
    ...defaultSettings.terms,
    sections: [{ title: inEnglish('Prices'), text: inEnglish(text) }],
  });

  it('answers its defaults, then the published texts with their date, and the draft to staff', async () => {
    expect(await page()).toEqual({ body: defaultSettings.terms, publishedAt: null });
    await draft(saying('In dirhams.')).expect(200);
    expect((await page()).publishedAt).toBeNull();
    const first = await page('/api/staff/page-texts/terms');
    expect([first.body.sections.length, first.publishedAt]).toEqual([1, null]);
    await content.asStaff('post', '/api/staff/texts/terms/publish').send({ revision: 1 }).expect(200);
    const { body, publishedAt } = await page();
    expect(body.sections[0].text.en).toBe('In dirhams.');
    expect(Math.abs(Date.parse(publishedAt) - Date.now())).toBeLessThan(60_000);
    await draft(saying('In dollars.'), 2).expect(200);
    const preview = await page('/api/staff/page-texts/terms');
    expect([preview.body.sections[0].text.en, preview.publishedAt]).toEqual(['In dollars.', publishedAt]);
    expect(Object.keys(await site())).not.toContain('terms');
  });

  it('sanitises rich text like a post, and refuses an empty result', async () => {
    const { body } = await draft(
      saying('<h3 onclick="x()">A</h3><script>alert(1)</script><a href="javascript:x()">b</a>'),
    ).expect(200);
    expect(body.draft.body.sections[0].text.en).toBe('<h3>A</h3><a>b</a>');
    const refused = await draft(saying('<script>alert(1)</script>'), 1).expect(400);
    expect(refused.body.errors).toMatchObject([{ path: 'sections.0.text.en' }]);
  });

  it('answers 404 for settings without a page', async () => {
    await content.get('/api/page-texts/mail').expect(400);
    await content.get('/api/page-texts/dealer').expect(400);
    await content.get('/api/staff/page-texts/terms').expect(401);
  });
});

it("answers the value before the history's first version, the fifty-first of many", async () => {
  expect((await read()).beforeHistory).toMatchObject({ name: { en: 'Marina Motors' } });
  await content.dataSource.query(
    `INSERT INTO content.setting_version (setting, version, body, state)
     SELECT 'dealer', n, jsonb_set($1, '{name}', to_jsonb('Name ' || n)), 'published' FROM generate_series(1, 51) AS n`,
    [JSON.stringify(DEALER)],
  );
  const { history, beforeHistory } = await read();
  expect([history.length, history.at(-1).body.name.en, beforeHistory.name.en]).toEqual([50, 'Name 2', 'Name 1']);
});

it('uses defaults for fields added to the description', async () => {
  const { social, ...older } = { ...DEALER };
  await content.dataSource.query(
    `INSERT INTO content.setting_version (setting, version, body, state) VALUES ('dealer', 1, $1, 'published')`,
    [JSON.stringify(older)],
  );
  expect((await site()).dealer).toMatchObject({ name: { en: 'Corniche Cars' }, social });
});

it('converts hours published with one opening a day, in every answer', async () => {
  const dates = { from: '2026-12-02', until: '2026-12-03', note: { en: '', ar: '', ja: '' } };
  const former = {
    week: [{ days: [6, 5], opens: '20:00', closes: '02:00' }],
    exceptions: [{ ...dates, opens: '', closes: '' }],
  };
  const today = {
    ...defaultSettings.hours,
    week: [{ days: [6, 5], spans: [{ opens: '20:00', closes: '02:00' }] }],
    exceptions: [{ ...dates, days: [], spans: [] }],
  };
  await content.dataSource.query(
    `INSERT INTO content.setting_version (setting, version, body, state)
     VALUES ('hours', 1, $1, 'published'), ('hours', 2, $1, 'draft')`,
    [JSON.stringify(former)],
  );
  const inAdmin = () => content.asStaff('get', '/api/staff/settings/hours').expect(200);
  expect((await site()).hours).toEqual(today);
  expect((await inAdmin()).body).toMatchObject({ published: today, draft: { body: today } });
  await content.asStaff('post', '/api/staff/settings/hours/publish').send({ revision: 2 }).expect(200);
  await content.asStaff('post', '/api/staff/settings/hours/return').send({ revision: 3, version: 1 }).expect(200);
  expect((await preview()).hours).toEqual(today);
});

it('lets editors change texts but not business settings', async () => {
  const asEditor = (path: string) => content.asAnonymous('get', path).set(asMember(OWN, 'editor'));
  await asEditor('/api/staff/texts/announcement').expect(200);
  await asEditor('/api/staff/settings/dealer').expect(403);
  await asEditor('/api/staff/texts/dealer').expect(400);
});

it('answers mail recipients to the notifier only', async () => {
  const body = { ...defaultSettings.mail, contact: ['sales@cars.example'] };
  await content.asStaff('put', '/api/staff/settings/mail/draft').send({ revision: 0, body }).expect(200);
  await content.asStaff('post', '/api/staff/settings/mail/publish').send({ revision: 1 }).expect(200);
  const asked = (name: string) =>
    content.get('/internal/mail-routing').set({ authorization: `Bearer ${signServiceToken(OWN, name)}` });
  expect((await asked('notifier').expect(200)).body).toEqual(body);
  await asked('svc-catalog').expect(401);
  expect(Object.keys(await site())).not.toContain('mail');
});

it('audits each write', async () => {
  await write('draft', { revision: 0, body: DEALER });
  await write('publish', { revision: 1 });
  expect(await content.audit()).toMatchObject([
    {
      action: 'update',
      entity: 'setting',
      before: { setting: 'dealer', name: dealerName('Marina Motors') },
      after: { name: dealerName('Corniche Cars') },
    },
    { action: 'publish', entity: 'setting', after: { setting: 'dealer', name: dealerName('Corniche Cars') } },
  ]);
});

it('converts a name published as one text to the English one, and saves it so', async () => {
  await content.dataSource.query(
    `INSERT INTO content.setting_version (setting, version, body, state) VALUES ('dealer', 1, $1, 'published')`,
    [JSON.stringify({ ...defaultSettings.dealer, name: 'Corniche Cars' })],
  );
  const name = dealerName('Corniche Cars');
  expect([(await site()).dealer.name, (await read()).published.name]).toEqual([name, name]);
  const inArabic = { ...name, ar: 'سيارات الكورنيش' };
  await write('draft', { revision: 1, body: { ...DEALER, name: inArabic } }).expect(200);
  await write('publish', { revision: 2 }).expect(200);
  expect((await site()).dealer.name).toEqual(inArabic);
});

it('answers the default if a stored value no longer matches the description', async () => {
  await content.dataSource.query(
    `INSERT INTO content.setting_version (setting, version, body, state) VALUES ('dealer', 1, '{"name": 1}', 'published')`,
  );
  expect((await site()).dealer.name.en).toBe('Marina Motors');
});
