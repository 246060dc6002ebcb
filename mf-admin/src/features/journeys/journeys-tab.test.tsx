import type { InboxMessage } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest } from '../../testing/inbox-request.js';
import { aJourney, aJourneySummary, aStep } from '../../testing/journey.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';

const site = adminSite();

const AT_SEA = aStep('sea', 'At sea', { estimate: '2026-11-21', late: true });

const journey = aJourney([aStep('paid', 'Paid', { doneOn: '2026-11-20' }), AT_SEA]);

const list = (items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });

const request = anInboxRequest(117, {
  ...{ id: 'import-117', kind: 'import', language: 'ar', about: {}, version: 7 },
  ...{ firstName: 'Layla', lastName: 'Haddad', email: 'layla@visitor.example', phone: null },
  ...{ dueAt: null, remainingMinutes: null, customerRepliedAt: '2026-11-21T06:00:00Z' },
});

const question: InboxMessage = {
  id: 5,
  direction: 'in',
  channel: 'link',
  author: null,
  address: null,
  subject: '',
  text: 'Has it left?',
  language: 'ar',
  state: null,
  error: null,
  refusedFiles: [],
  createdAt: '2026-11-21T06:00:00Z',
  sentAt: null,
  attachments: [],
  mail: null,
};

beforeEach(() => {
  site.on('GET /api/staff/journeys', ({ query }) => list(query.get('request') === 'import-9' ? [] : [aJourneySummary(AT_SEA)]));
  site.on('GET /api/staff/journeys/12', { body: journey });
  site.on('GET /api/inbox/import-117', { body: request });
  site.on('GET /api/inbox/import-117/messages', { body: [question] });
  site.on('GET /api/inbox/import-117/emails', { body: [] });
  site.on('GET /api/staff-colleagues', { body: [{ id: 7, name: 'Huda' }] });
});

it("shows each car's progress, and late steps", async () => {
  openAdmin('?tab=journeys');
  const row = (await screen.findByRole('button', { name: 'Aurelio Vento 2024' })).closest('tr') as HTMLElement;
  expect(row.textContent).toContain('At sea');
  expect(within(row).getByText('Late')).toBeTruthy();
});

it('made from the view for a phone leads back there', async () => {
  site.on('POST /api/staff/journeys', { status: 201, body: journey });
  openAdmin('?tab=journeys&new=capture');
  const dialog = await screen.findByRole('dialog', { name: 'New journey' });
  for (const [label, text] of [
    ['Car', 'Aurelio Vento 2024'],
    ['Last name', 'Haddad'],
  ] as const)
    await userEvent.type(within(dialog).getByLabelText(label), text);
  await press('Create journey');
  expect(await within(dialog).findByText('Please enter a phone number or an email address')).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Phone'), '050 123 4567');
  await press('Create journey');
  await waitFor(() => expect(addressBar()).toBe('/admin?tab=journey-capture&journey=12'));
  const [{ body } = { body: undefined }] = site.calls('POST', '/api/staff/journeys');
  expect(body).toMatchObject({ customer: { lastName: 'Haddad', phone: '050 123 4567', language: 'en' } });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New journey' })).toBeNull());
  expect(screen.queryByText('The journey page was made')).toBeNull();
});

it("opens by its request's name; a step is marked done once, and undone", async () => {
  openAdmin('?tab=journeys&request=import-117');
  const done = { ...journey, version: 5, steps: journey.steps.map((one) => ({ ...one, doneOn: '2026-11-24', late: false })) };
  site.on('POST /api/staff/journeys/12/steps/sea/done', () => {
    site.on('GET /api/staff/journeys/12', { body: done });
    return { body: done };
  });
  site.on('POST /api/staff/journeys/12/steps/sea/undo', { body: journey });
  await press('Done: At sea');
  await press('Undo: At sea');
  await waitFor(() => expect(site.calls('POST', '/api/staff/journeys/12/steps/sea/undo')[0]?.body).toEqual({ version: 5 }));
  expect(site.calls('POST', '/api/staff/journeys/12/steps/sea/done').map(({ body }) => body)).toEqual([{ version: 4 }]);
});

describe('a step whose customer was told', () => {
  const UNDO = '/api/staff/journeys/12/steps/paid/undo';
  const told = aJourney([aStep('paid', 'Paid', { doneOn: '2026-11-20', mailedAt: '2026-11-20T08:01:00.000Z' }), AT_SEA]);

  beforeEach(() => {
    site.on(`POST ${UNDO}`, { body: journey });
    openAdmin('?tab=journeys&request=import-117');
  });

  it('is corrected only after saying so', async () => {
    site.on('GET /api/staff/journeys/12', { body: told });
    await press('Correct: Paid');
    await screen.findByText(/^The customer was told by email on .*12:01\sPM that it is done/);
    await press('Keep it as done');
    await waitFor(() => expect(screen.queryByText(/told by email/)).toBeNull());
    expect(site.calls('POST', UNDO)).toEqual([]);
    await press('Correct: Paid');
    await press('Open it again');
    expect(await screen.findByText('The customer was told that it is done. Please tell them yourself.')).toBeTruthy();
    expect(site.calls('POST', UNDO)).toHaveLength(1);
  });

  it('is asked about once, however often the button is clicked', async () => {
    site.on('GET /api/staff/journeys/12', { body: told });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Correct: Paid' }));
    await screen.findByText(/told by email/);
    expect(screen.getAllByRole('button', { name: 'Open it again' })).toHaveLength(1);
  });

  it('is asked about even if the email has gone since the journey was read', async () => {
    await screen.findByRole('button', { name: 'Undo: Paid' });
    site.on('GET /api/staff/journeys/12', { body: told });
    await press('Undo: Paid');
    expect(await screen.findByRole('button', { name: 'Keep it as done' })).toBeTruthy();
    expect(site.calls('POST', UNDO)).toEqual([]);
  });
});

describe('a step that is done before earlier ones', () => {
  const steps = [aStep('paid', 'Paid'), aStep('loaded', 'Loaded'), AT_SEA];
  const sent = (step: string) => site.calls('POST', `/api/staff/journeys/12/steps/${step}/done`).map(({ body }) => body);

  beforeEach(() => {
    site.on('GET /api/staff/journeys/12', { body: aJourney(steps) });
    for (const [at, { key }] of steps.entries())
      site.on(`POST /api/staff/journeys/12/steps/${key}/done`, { body: { ...aJourney(steps), version: 5 + at } });
  });

  const ask = async () => {
    openAdmin('?tab=journeys&entry=12');
    await press('Done: At sea');
    expect((await screen.findByText(/Not done yet/)).textContent).toBe('Not done yet before it: Paid, Loaded.');
    expect(sent('sea')).toEqual([]);
  };

  it('takes the others along without an email of their own', async () => {
    await ask();
    await press('Mark all as done');
    await waitFor(() => expect(sent('sea')).toEqual([{ version: 6 }]));
    expect([...sent('paid'), ...sent('loaded')]).toEqual([
      { version: 4, quiet: true },
      { version: 5, quiet: true },
    ]);
    await waitFor(() => expect(screen.queryByText(/Not done yet/)).toBeNull());
  });

  it('is done alone, or not at all', async () => {
    await ask();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByText(/Not done yet/)).toBeNull());
    await press('Done: At sea');
    await press('Only this step');
    await waitFor(() => expect(sent('sea')).toEqual([{ version: 4 }]));
    expect([...sent('paid'), ...sent('loaded')]).toEqual([]);
  });
});

it('offers the known customer of the typed address, and the names of vehicles', async () => {
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
  site.on('GET /api/staff/upcoming-vehicles', { body: [{ id: 3, name: 'Kestrel Nova 2026' }] });
  site.on('GET /api/inbox', {
    body: { items: [{ ...request, email: 'layla@visitor.example' }], total: 1, page: 1, pageSize: 10 },
  });
  site.on('GET /api/inbox/import-117/person', { body: { requests: 2 } });
  openAdmin('?tab=journeys&new=capture');
  const car = await screen.findByLabelText<HTMLInputElement>('Car');
  const names = () => [...(car.list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(names()).toEqual(['2024 Aurelio Vento 7', 'Kestrel Nova 2026']));
  await userEvent.type(screen.getByLabelText('Email'), 'layla@visitor.example');
  await press('Use these details');
  const typed = ['First name', 'Last name', 'Language of the customer'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(typed).toEqual(['Layla', 'Haddad', 'ar']);
});

it('of a customer without an address offers no e-mail, and says that staff tell of the steps', async () => {
  site.on('GET /api/staff/journeys/12', { body: { ...journey, email: null, phone: '050 123 4567', whatsapp: '971501234567' } });
  openAdmin('?tab=journeys&entry=12');
  expect(await screen.findByText(/^No email address: please tell the customer of each step yourself/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send a link by email' })).toBeNull();
});

it("answers the customer's message in place", async () => {
  const start = {
    ...{ subject: 'Re: Your request', language: 'ar', email: 'layla@visitor.example', whatsapp: null },
    values: {},
    closing: [],
  };
  site.on('GET /api/inbox/import-117/reply', { body: start });
  site.on('GET /api/reply-templates', { body: [] });
  site.on('POST /api/inbox/import-117/messages', {
    status: 201,
    body: { ...question, id: 6, direction: 'out', channel: 'email', text: 'Yesterday', state: 'queued' },
  });
  openAdmin('?tab=journeys&entry=12');
  await screen.findByText('Has it left?');
  await press('Reply');
  await userEvent.type(await screen.findByLabelText('Your reply'), 'Yesterday');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
  await press('Send');
  await waitFor(() => expect(site.calls('POST', '/api/inbox/import-117/messages')).toHaveLength(1));
  expect(site.calls('POST', '/api/inbox/import-117/messages')[0]?.body).toMatchObject({ text: 'Yesterday', version: 7 });
});

it('keeps the input of a step that somebody else changed', async () => {
  site.on('PUT /api/staff/journeys/12/steps/sea', refusal('CHANGED_MEANWHILE'));
  openAdmin('?tab=journeys&entry=12');
  await press('Date and note: At sea');
  const note = screen.getByLabelText<HTMLTextAreaElement>(/Note for the customer/);
  await userEvent.type(note, 'MV Morning Star');
  await press('Save');
  await screen.findByText('That was not saved');
  expect(note.value).toBe('MV Morning Star');
});

it('asks before Escape discards the note of a step', async () => {
  openAdmin('?tab=journeys&entry=12');
  await press('Date and note: At sea');
  const note = screen.getByLabelText<HTMLTextAreaElement>(/Note for the customer/);
  await userEvent.type(note, 'MV Morning Star');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(note.value).toBe('MV Morning Star');
  await press('Date and note: At sea');
  await press('Discard changes');
  await waitFor(() => expect(note.isConnected).toBe(false));
});

it('asks before Escape discards a new journey', async () => {
  openAdmin('?tab=journeys&request=import-9');
  await userEvent.type(await screen.findByLabelText('Car'), 'Aurelio Vento 2024');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>('Car').value).toBe('Aurelio Vento 2024');
});

it('creates a link with a text for WhatsApp, in which its address stands once', async () => {
  const whatsapp = 'https://wa.me/971501234567?text=Hello';
  const link = { url: 'https://cars.example/journey/abc', expiresAt: '2027-03-01T06:00:00Z', whatsapp };
  const text = `Hello Layla: ${link.url}`;
  site.on('POST /api/staff/journeys/12/links', { status: 201, body: { ...link, text } });
  openAdmin('?tab=journeys&entry=12');
  await press('Make a link');
  expect((await screen.findByText((shown) => shown.includes(link.url))).textContent).toBe(text);
  expect(screen.getByRole('link', { name: 'Write on WhatsApp' }).getAttribute('href')).toBe(whatsapp);
});

it.each([
  [1, '1 link works, until'],
  [3, '3 links work, the last until'],
])('says why several links work: %i', async (working, said) => {
  site.on('GET /api/staff/journeys/12', { body: { ...journey, links: { ...journey.links, working } } });
  openAdmin('?tab=journeys&entry=12');
  const links = await screen.findByText((shown) => shown.startsWith(said));
  expect(/Each email to the customer holds a link of its own\./.test(links.textContent ?? '')).toBe(working > 1);
});

it('is created from a request without one', async () => {
  site.on('POST /api/staff/journeys', { status: 201, body: journey });
  openAdmin('?tab=journeys&request=import-9');
  await userEvent.type(await screen.findByLabelText('Car'), 'Aurelio Vento 2024');
  await press('Create journey');
  await waitFor(() => expect(addressBar()).toContain('entry=12'));
  expect(site.calls('POST', '/api/staff/journeys')[0]?.body).toMatchObject({ kind: 'import', request: 'import-9' });
  expect(await screen.findByText('The journey page was made')).toBeTruthy();
});
