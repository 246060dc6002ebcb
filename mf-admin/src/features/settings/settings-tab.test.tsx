import { defaultSettings, dubaiDay, type StaffSetting } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { field, press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const AT = '2026-11-23T08:00:00.000Z';
const dealer = defaultSettings.dealer as unknown as Record<string, unknown>;
const DEALER: StaffSetting = {
  name: 'dealer',
  revision: 0,
  published: dealer,
  draft: null,
  history: [],
  beforeHistory: dealer,
};

const drafted = (body: object, revision = 1): StaffSetting => ({
  ...DEALER,
  revision,
  draft: { version: revision, author: 'Mona', at: AT, body: body as Record<string, unknown> },
});

const named = (en: string) => ({ ...defaultSettings.dealer.name, en });

const type = async (name: string, text: string) => {
  await screen.findByLabelText(name);
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

/** Discards the unsaved input. */
const giveUp = async () => {
  await press('Discard changes');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
};

let staffId = 0;

beforeEach(() => {
  // Unsaved input outlives the page; clear it between tests.
  staffId += 1;
  site.on('GET /api/admin/session', { body: { ...SESSION, person: { id: staffId, name: 'Mona' } } });
  site.on('GET /api/staff/settings/dealer', { body: DEALER });
});

it('saves a draft and then offers a preview', async () => {
  site.on('PUT /api/staff/settings/dealer/draft', ({ body }) => ({ body: drafted(Object(body).body) }));
  openAdmin('?tab=settings');
  await type('Name (English)', 'Corniche Cars');
  await press('Save draft');
  const preview = await screen.findByRole('link', { name: 'Preview on the site' });
  expect(preview.getAttribute('href')).toBe('/contact?preview=1');
  expect(site.calls('PUT', '/api/staff/settings/dealer/draft')[0]?.body).toEqual({
    revision: 0,
    body: { ...dealer, name: named('Corniche Cars') },
  });
});

it('shows what publishing would change, and marks the settings that have a draft', async () => {
  site.on('GET /api/staff/setting-drafts', { body: ['faq'] });
  openAdmin('?tab=settings');
  await screen.findByText('No unpublished changes');
  const isDisabled = () =>
    ['Save draft', 'Publish'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
  expect(isDisabled()).toEqual([true, true]);
  await type('WhatsApp', '971500000009');
  expect(isDisabled()).toEqual([false, false]);
  const row = await screen.findByRole('row', { name: /^WhatsApp/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([dealer.whatsapp, '971500000009']);
  const choice = screen.getByRole('combobox', { name: 'Setting or text' });
  expect(within(choice).getByRole('option', { name: 'Questions and answers · Draft' })).toBeTruthy();
  await giveUp();
});

it('publishes the form, including an added phone number', async () => {
  site.on('PUT /api/staff/settings/dealer/draft', ({ body }) => ({ body: drafted(Object(body).body) }));
  site.on('POST /api/staff/settings/dealer/publish', { body: { ...DEALER, revision: 2 } });
  openAdmin('?tab=settings');
  await press('Add a phone number');
  const entry = screen.getByRole('group', { name: 'Phone number 3' });
  await userEvent.type(within(entry).getByLabelText('Number'), '+971 6 111 1111');
  await press('Publish');
  await waitFor(() => expect(site.calls('POST', '/api/staff/settings/dealer/publish')[0]?.body).toEqual({ revision: 1 }));
  const sent = Object(site.calls('PUT', '/api/staff/settings/dealer/draft')[0]?.body) as { body: { phones: object[] } };
  expect(sent.body.phones[2]).toEqual({ kind: 'landline', number: '+971 6 111 1111' });
});

it('shows phone numbers on one line each, and moves them up', async () => {
  openAdmin('?tab=settings');
  const entry = within(await screen.findByRole('group', { name: 'Phone number 2' }));
  const second = entry.getByLabelText<HTMLInputElement>('Number').value;
  expect(entry.getAllByRole('button').map((button) => button.title)).toEqual(['Up', 'Remove']);
  await press('Up: Phone number 2');
  const first = within(screen.getByRole('group', { name: 'Phone number 1' }));
  expect(first.getByLabelText('Number')).toHaveProperty('value', second);
  expect(first.getByRole('button', { name: 'Up: Phone number 1' })).toHaveProperty('disabled', true);
  await giveUp();
});

it('leads to the sections of a long setting', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  openAdmin('?tab=settings');
  const sections = within(await screen.findByRole('navigation', { name: 'Sections of the form', hidden: true }));
  const buttons = sections.getAllByRole('button', { hidden: true });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Logo', 'Phone numbers', 'More addresses', 'Social media']);
  await userEvent.click(sections.getByRole('button', { name: 'Social media', hidden: true }));
  expect(document.activeElement).toBe(screen.getByLabelText('Instagram'));
});

it('shows validation errors at their fields, and sends nothing', async () => {
  openAdmin('?tab=settings');
  await type('WhatsApp', 'mobile');
  await press('Publish');
  expect(await screen.findByText('Please enter 8 to 15 digits, beginning with the country code')).toBeTruthy();
  expect(site.calls('PUT', '/api/staff/settings/dealer/draft')).toEqual([]);
  await giveUp();
});

it('shows a concurrent change beside the input, and loses neither', async () => {
  openAdmin('?tab=settings');
  await type('Name (English)', 'Mine');
  site.on('PUT /api/staff/settings/dealer/draft', refusal('CHANGED_MEANWHILE'));
  site.on('GET /api/staff/settings/dealer', { body: drafted({ ...dealer, name: named('Theirs'), email: 'new@cars.example' }) });
  await press('Save draft');
  await screen.findByText('Somebody else changed this meanwhile');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Somebody else changed this meanwhile'));
  expect(screen.queryByText('That did not work')).toBeNull();
  const row = await screen.findByRole('row', { name: /^Name/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Theirs', 'Mine']);
  await press('Keep mine');
  await waitFor(() => expect(field('Name (English)').value).toBe('Mine'));
  site.on('PUT /api/staff/settings/dealer/draft', ({ body }) => ({ body: drafted(Object(body).body, 2) }));
  await press('Save draft');
  await waitFor(() =>
    expect(site.calls('PUT', '/api/staff/settings/dealer/draft').at(-1)?.body).toMatchObject({
      revision: 1,
      body: { name: named('Mine'), email: 'new@cars.example' },
    }),
  );
});

it('merges changes by two people, with either preferred', async () => {
  openAdmin('?tab=settings');
  await type('Name (English)', 'Mine');
  await type('WhatsApp', '971500000009');
  site.on('PUT /api/staff/settings/dealer/draft', refusal('CHANGED_MEANWHILE'));
  site.on('GET /api/staff/settings/dealer', { body: drafted({ ...dealer, name: named('Theirs'), email: 'new@cars.example' }) });
  await press('Save draft');
  await screen.findByText('Somebody else changed this meanwhile');
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  await press('Take theirs');
  await waitFor(() => expect(field('Name (English)').value).toBe('Theirs'));
  expect([field('WhatsApp').value, field('Email').value]).toEqual(['971500000009', 'new@cars.example']);
  await giveUp();
});

it('keeps input typed while saving', async () => {
  const answer = Promise.withResolvers<void>();
  site.on('PUT /api/staff/settings/dealer/draft', async ({ body }) => {
    await answer.promise;
    return { body: drafted(Object(body).body) };
  });
  openAdmin('?tab=settings');
  await type('Name (English)', 'Corniche');
  await press('Save draft');
  await type('WhatsApp', '971500000009');
  answer.resolve();
  expect(await screen.findByText('Draft saved')).toBeTruthy();
  expect([field('Name (English)').value, field('WhatsApp').value]).toEqual(['Corniche', '971500000009']);
  await giveUp();
  expect(field('Name (English)').value).toBe('Corniche');
});

it('keeps input when switching sections, and warns before leaving the page', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  openAdmin('?tab=settings');
  await type('Name (English)', 'Corniche');
  expect(isAsked()).toBe(true);
  const goTo = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Section' }), name);
  await goTo('Privacy');
  await screen.findByRole('heading', { name: 'Privacy', level: 2 });
  expect(isAsked()).toBe(true);
  await goTo('Settings and texts');
  await screen.findByText('Not saved yet');
  expect(field('Name (English)').value).toBe('Corniche');
  await giveUp();
  expect([field('Name (English)').value, isAsked()]).toEqual([defaultSettings.dealer.name.en, false]);
});

it('marks a setting with unsaved input while another one is open', async () => {
  site.on('GET /api/staff/settings/mail', {
    body: { ...DEALER, name: 'mail', published: defaultSettings.mail as unknown as Record<string, unknown> },
  });
  openAdmin('?tab=settings');
  await type('Name (English)', 'Corniche');
  const choice = () => screen.getByRole('combobox', { name: 'Setting or text' });
  within(choice()).getByRole('option', { name: 'Name and contact · Not saved yet' });
  await userEvent.selectOptions(choice(), 'Mail to staff');
  await screen.findByText('No unpublished changes');
  within(choice()).getByRole('option', { name: 'Name and contact · Not saved yet' });
  screen.getByText('Not saved yet elsewhere:');
  await userEvent.click(screen.getByRole('link', { name: 'Name and contact' }));
  await giveUp();
  within(choice()).getByRole('option', { name: 'Name and contact' });
});

it('restores an earlier version', async () => {
  const version = (of: number) => ({ version: of, author: 'Mona', at: AT, body: dealer, returnedTo: null });
  const history = [version(4), version(2)];
  site.on('GET /api/staff/settings/dealer', { body: { ...DEALER, revision: 4, history } });
  site.on('POST /api/staff/settings/dealer/return', { body: { ...DEALER, revision: 5, history } });
  openAdmin('?tab=settings');
  await press('Return to version 2');
  expect(await screen.findByText('Earlier version published')).toBeTruthy();
  expect(site.calls('POST', '/api/staff/settings/dealer/return')[0]?.body).toEqual({ revision: 4, version: 2 });
});

it('publishes a saved draft after a failed first attempt', async () => {
  site.on('PUT /api/staff/settings/dealer/draft', ({ body }) => ({ body: drafted(Object(body).body) }));
  site.on('POST /api/staff/settings/dealer/publish', refusal('UPSTREAM_UNAVAILABLE'));
  openAdmin('?tab=settings');
  await type('Name (English)', 'Corniche');
  await press('Publish');
  expect(await screen.findByText('That did not work')).toBeTruthy();
  site.on('POST /api/staff/settings/dealer/publish', {
    body: { ...DEALER, revision: 2, published: { ...dealer, name: named('Corniche') } },
  });
  await press('Publish');
  await waitFor(() => expect(screen.queryByText('Draft')).toBeNull());
  const sent = (method: string, what: string) => site.calls(method, `/api/staff/settings/dealer/${what}`).map(({ body }) => body);
  expect(sent('PUT', 'draft')).toHaveLength(1);
  expect(sent('POST', 'publish')).toEqual([{ revision: 1 }, { revision: 1 }]);
});

it('confirms before a restore discards input', async () => {
  const history = [4, 2].map((version) => ({ version, author: 'Mona', at: AT, body: dealer, returnedTo: null }));
  site.on('GET /api/staff/settings/dealer', { body: { ...DEALER, revision: 4, history } });
  site.on('POST /api/staff/settings/dealer/return', { body: { ...DEALER, revision: 5, history } });
  openAdmin('?tab=settings');
  await type('Name (English)', 'Corniche');
  await press('Return to version 2');
  await press('Keep editing');
  expect([field('Name (English)').value, site.calls('POST', '/api/staff/settings/dealer/return')]).toEqual(['Corniche', []]);
  await press('Return to version 2');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('Earlier version published')).toBeTruthy();
  expect(field('Name (English)').value).toBe(defaultSettings.dealer.name.en);
});

it("shows each version's changes", async () => {
  const phones = [{ kind: 'mobile', number: '+971 50 000 0009' }, ...(dealer.phones as object[])];
  const later = { ...dealer, name: named('Corniche'), address: { ...Object(dealer.address), ja: '新住所' }, phones };
  const version = (of: number, body: Record<string, unknown>) => ({
    version: of,
    author: 'Mona',
    at: AT,
    body,
    returnedTo: null,
  });
  const history = [version(4, later), version(2, dealer)];
  site.on('GET /api/staff/settings/dealer', {
    body: { ...DEALER, revision: 4, history, beforeHistory: { ...dealer, email: 'old@cars.example' } },
  });
  openAdmin('?tab=settings');
  await userEvent.click(await screen.findByText('Name (English) · Address (日本語) · Phone number 1'));
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells('Name')).toEqual([defaultSettings.dealer.name.en, 'Corniche']);
  expect(cells('Address')).toEqual([Object(dealer.address).ja, '新住所']);
  expect(cells('Phone number 1')).toEqual(['—', 'Mobile\n+971 50 000 0009']);
  await userEvent.click(screen.getByText('Email', { selector: 'summary *' }));
  expect(cells('Email')).toEqual(['old@cars.example', dealer.email]);
});

it("reorders the home page's sections, adds a missing one and uploads a picture", async () => {
  const first = defaultSettings.home;
  const home = { ...DEALER, name: 'home' as const, published: { ...first, sections: ['featured', 'services', 'questions'] } };
  site.on('GET /api/staff/texts/home', { body: home });
  site.on('PUT /api/staff/texts/home/draft', ({ body }) => ({ body: { ...home, ...drafted(Object(body).body), name: 'home' } }));
  openAdmin('?tab=settings&setting=home');
  await press('Up: Section 3');
  await press('Add a section');
  const address = `/media/${'a'.repeat(32)}-2000x1000/1600.webp`;
  await userEvent.type(field('Picture'), `${address}{Enter}`);
  await press('Save draft');
  await waitFor(() => expect(site.calls('PUT', '/api/staff/texts/home/draft')).toHaveLength(1));
  expect(site.calls('PUT', '/api/staff/texts/home/draft')[0]?.body).toEqual({
    revision: 0,
    body: { hero: { ...first.hero, picture: address }, sections: ['featured', 'questions', 'services', 'arrivals'] },
  });
});

it('shows an editor only the texts', async () => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role: 'editor' } });
  site.on('GET /api/staff/texts/announcement', {
    body: { ...DEALER, name: 'announcement', published: defaultSettings.announcement as unknown as Record<string, unknown> },
  });
  openAdmin('?tab=settings&setting=announcement');
  const choice = await screen.findByRole('combobox', { name: 'Setting or text' });
  expect(within(choice).queryByRole('option', { name: 'Name and contact' })).toBeNull();
  expect(await screen.findByLabelText('Show the bar')).toBeTruthy();
});

it.each([
  ['switched off', { shows: false }, 'Published, bar hidden'],
  ['over', { shows: true, until: '2026-01-01T00:00' }, 'Published, bar hidden'],
  ['shown', { shows: true }, 'Published'],
])('says whether visitors see the announcement that is published: %s', async (_when, shown, said) => {
  const body = { ...defaultSettings.announcement, ...shown, text: named('Ramadan hours') };
  const announcement = { ...DEALER, name: 'announcement' as const };
  const entry = { version: 1, author: 'Mona', at: AT, body, returnedTo: null };
  site.on('GET /api/staff/texts/announcement', { body: { ...drafted(body), ...announcement, draft: drafted(body).draft } });
  site.on('POST /api/staff/texts/announcement/publish', {
    body: { ...announcement, revision: 2, published: body, history: [entry] },
  });
  openAdmin('?tab=settings&setting=announcement');
  await press('Publish');
  await waitFor(() => expect(screen.getAllByText(said, { selector: 'header *' })).toHaveLength(1));
  const toasts = screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes('Published'));
  expect(toasts.map(({ textContent }) => textContent?.includes('bar hidden'))).toEqual([said !== 'Published']);
});

it('says before publishing opening hours which test drives lie outside them', async () => {
  const date = dubaiDay(new Date(), 1);
  const drives = ['03:00', '17:30'].map((time) => ({ state: 'confirmed', date, time }));
  const isFirst = (from: string | null) => from === dubaiDay(new Date());
  site.on('GET /api/appointments', ({ query }) => ({ body: { appointments: isFirst(query.get('from')) ? drives : [] } }));
  site.on('GET /api/staff/settings/hours', { body: { ...DEALER, name: 'hours', published: defaultSettings.hours } });
  openAdmin('?tab=settings&setting=hours');
  expect(await screen.findByText('1 test drive lies outside these hours.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Show in the calendar' });
  expect(link.getAttribute('href')).toBe(`/admin?tab=appointments&day=${date}`);
});

describe('opening hours', () => {
  const HOURS: StaffSetting = {
    ...DEALER,
    name: 'hours',
    published: { week: [{ days: [5], spans: [{ opens: '09:00', closes: '12:00' }] }], exceptions: [] },
  };
  const DRAFT = '/api/staff/settings/hours/draft';
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  const setTime = (label: string, value: string, of: ReturnType<typeof within>) =>
    fireEvent.change(of.getByLabelText(label), { target: { value } });

  beforeEach(() => {
    site.on('GET /api/staff/settings/hours', { body: HOURS });
    site.on(`PUT ${DRAFT}`, ({ body }) => ({ body: { ...HOURS, ...drafted(Object(body).body), name: 'hours' } }));
    openAdmin('?tab=settings&setting=hours');
  });

  it('may be several per day, added and removed with managed focus', async () => {
    const days = await group('Days 1');
    const add = days.getByRole('button', { name: 'Add hours' });
    await userEvent.click(add);
    const second = await group('Hours 2');
    expect(document.activeElement).toBe(second.getByLabelText('Opens'));
    setTime('Opens', '14:00', second);
    setTime('Closes', '22:00', second);
    await userEvent.click(add);
    expect(add.matches(':disabled')).toBe(true);
    await userEvent.click(days.getByRole('button', { name: 'Remove these hours: Hours 3' }));
    expect(document.activeElement).toBe(add);
    await press('Save draft');
    await waitFor(() => expect(site.calls('PUT', DRAFT)).toHaveLength(1));
    const spans = [
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '22:00' },
    ];
    expect(site.calls('PUT', DRAFT)[0]?.body).toEqual({ revision: 0, body: { week: [{ days: [5], spans }], exceptions: [] } });
  });

  it('are refused if they overlap, at the wrong one', async () => {
    await userEvent.click((await group('Days 1')).getByRole('button', { name: 'Add hours' }));
    const second = await group('Hours 2');
    setTime('Opens', '11:00', second);
    setTime('Closes', '22:00', second);
    await press('Publish');
    await second.findByText('These hours must begin after the ones above have ended');
    expect(site.calls('PUT', DRAFT)).toEqual([]);
  });

  it('start with one opening in a new entry, without any for special days', async () => {
    await press('Add days');
    (await group('Days 2')).getByRole('group', { name: 'Hours 1' });
    await press('Add different days');
    const different = await group('Different days 1');
    expect(different.queryByRole('group', { name: 'Hours 1' })).toBeNull();
    different.getByText('None: every day');
    const removing = screen.getAllByRole('button', { name: /^Remove/ }).map((button) => button.textContent || button.title);
    expect(removing).toEqual([...Array(2).fill(['Remove these hours', 'Remove these days']).flat(), 'Remove these days']);
  });
});

it('edits assignment rules: kind and language of a request, and an assignee or round robin', async () => {
  const { replies } = defaultSettings;
  const gone = { kind: 'any', language: 'ja', person: 9 };
  const shown = { ...DEALER, name: 'replies' as const, published: { ...replies, rules: [gone] } };
  site.on('GET /api/staff/settings/replies', { body: shown });
  site.on('GET /api/staff-colleagues', { body: [{ id: 7, name: 'Huda' }] });
  site.on('PUT /api/staff/settings/replies/draft', ({ body }) => ({
    body: { ...shown, ...drafted(Object(body).body), name: 'replies' },
  }));
  openAdmin('?tab=settings&setting=replies');
  const first = await screen.findByRole('group', { name: 'Rule 1' });
  await within(first).findByRole('option', { name: 'Somebody who is no longer here' });
  await press('Add a rule');
  const rule = within(screen.getByRole('group', { name: 'Rule 2' }));
  await userEvent.selectOptions(rule.getByLabelText('Kind of request'), 'Import Requests');
  await userEvent.selectOptions(rule.getByLabelText('Language of the customer'), 'العربية');
  await userEvent.selectOptions(rule.getByLabelText('Assigned to'), 'Huda');
  await press('Add a rule');
  await press('Up: Rule 3');
  await press('Save draft');
  await waitFor(() => expect(site.calls('PUT', '/api/staff/settings/replies/draft')).toHaveLength(1));
  expect(site.calls('PUT', '/api/staff/settings/replies/draft')[0]?.body).toMatchObject({
    body: {
      rules: [gone, { kind: 'any', language: 'any', person: null }, { kind: 'import', language: 'ar', person: 7 }],
    },
  });
});

describe('the time until an answer', () => {
  const { replies, hours } = defaultSettings;

  beforeEach(() => {
    // A Sunday, five minutes past five in the afternoon.
    jest.useFakeTimers({
      now: new Date('2026-11-29T17:05:00+04:00'),
      doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
    });
    site.on('GET /api/staff/settings/hours', { body: { ...DEALER, name: 'hours', published: hours } });
    site.on('GET /api/staff/settings/replies', { body: { ...DEALER, name: 'replies', published: replies } });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['2', '30'],
    ['٢', '３０'],
  ])(
    'is entered in hours and minutes (%s, %s), with what it means now, and saved in minutes',
    async (hoursTyped, minutesTyped) => {
      site.on('PUT /api/staff/settings/replies/draft', ({ body }) => ({
        body: { ...drafted(Object(body).body), name: 'replies', published: replies },
      }));
      openAdmin('?tab=settings&setting=replies');
      const messages = within(await screen.findByRole('group', { name: 'Customer Messages' }));
      const [inHours, inMinutes] = [messages.getByLabelText<HTMLInputElement>('Hours'), messages.getByLabelText('Minutes')];
      expect(inHours.value).toBe('13');
      await messages.findByText('A message that arrives now: answer by tomorrow 5:05 PM');
      await userEvent.clear(inHours);
      await userEvent.type(inHours, hoursTyped);
      await userEvent.clear(inMinutes);
      await userEvent.type(inMinutes, minutesTyped);
      await messages.findByText('A message that arrives now: answer by today 7:35 PM');
      await press('Save draft');
      await waitFor(() => expect(site.calls('PUT', '/api/staff/settings/replies/draft')).toHaveLength(1));
      expect(site.calls('PUT', '/api/staff/settings/replies/draft')[0]?.body).toMatchObject({
        body: { minutes: { contact: '150' } },
      });
    },
  );

  it('must not be empty', async () => {
    openAdmin('?tab=settings&setting=replies');
    const messages = within(await screen.findByRole('group', { name: 'Customer Messages' }));
    await userEvent.clear(messages.getByLabelText('Hours'));
    await screen.findByText('Please enter a time from 1 minute to 1,666 hours');
  });
});

it('reads numbers with Arabic or full-width digits and signs', async () => {
  const { plans } = defaultSettings;
  site.on('GET /api/staff/settings/plans', { body: { ...DEALER, name: 'plans', published: plans } });
  openAdmin('?tab=settings&setting=plans');
  const [price] = await screen.findAllByLabelText<HTMLInputElement>(/price/i);
  if (!price) throw new Error('There is no price');
  await userEvent.clear(price);
  await userEvent.type(price, '١٬٢٣٤٫٥');
  await userEvent.tab();
  expect(price.value).toBe('1234.50');
});
