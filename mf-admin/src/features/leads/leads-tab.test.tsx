import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyLead } from '../../shared/request/lead/lead.js';
import { adminSite } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { anInboxRequest as request } from '../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../testing/open-admin.js';
import { vehicle } from '../../testing/vehicles.js';

const site = adminSite();
const LIST = 'GET /api/contact-messages';

const message = (id: number, more: Partial<AnyLead> = {}): AnyLead => ({
  id,
  status: 'new',
  version: 1,
  firstName: 'Sara',
  lastName: `Marri ${id}`,
  email: `sara${id}@example.com`,
  phone: '+971501234567',
  phoneE164: '+971501234567',
  language: 'en',
  website: null,
  createdAt: '2026-03-04T20:30:00.000Z',
  notes: [],
  subject: 'inventory',
  message: 'First line\nsecond line',
  vehicleId: null,
  ...more,
});

const list = (items: AnyLead[]) => ({ body: { items, total: items.length, page: 1, pageSize: 25 } });

/** The request of an entry, as the inbox knows it. */
function inInbox(number: number, more: Parameters<typeof request>[1] = {}): void {
  const one = request(number, more);
  site.on(`GET /api/inbox/${one.id}`, { body: one });
  site.on(`GET /api/inbox/${one.id}/messages`, { body: [] });
  site.on(`GET /api/inbox/${one.id}/emails`, { body: [] });
  site.on(`GET /api/inbox/${one.id}/same-person`, { body: [request(7, { id: 'import-7', kind: 'import' })] });
}

beforeEach(() => {
  site.on(LIST, list([message(1), message(2, { status: 'spam', website: 'http://spam.example' })]));
  site.on('GET /api/audit/inquiries', { body: { items: [], total: 0, page: 1, pageSize: 50 } });
  inInbox(1);
});

async function open(id = 1): Promise<HTMLElement> {
  openAdmin('?tab=messages');
  await press(`Sara Marri ${id}`);
  await screen.findByRole('region', { name: 'Work on this request' });
  return screen.findByRole('dialog');
}

it('shows the beginning of the message in its row', async () => {
  openAdmin('?tab=messages');
  const row = await screen.findByRole('row', { name: /Sara Marri 1/ });
  expect(row.textContent).toContain('First line\nsecond line');
});

it('shows the longest of several texts in a row', async () => {
  const offer = { modifications: 'None', serviceHistory: 'Complete, at the maker' };
  site.on('GET /api/consignment-requests', list([message(1, offer)]));
  openAdmin('?tab=consignment');
  const row = await screen.findByRole('row', { name: /Sara Marri 1/ });
  expect(row.textContent).toMatch(/^(?!.*None).*Complete, at the maker/);
});

it('keeps an entry open that was opened while the search was debouncing', async () => {
  openAdmin('?tab=messages');
  const name = await screen.findByRole('button', { name: 'Sara Marri 1' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'marri' } });
  fireEvent.click(name);
  await waitFor(() => expect(site.calls('GET', '/api/contact-messages').at(-1)?.query.get('q')).toBe('marri'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

describe('the list', () => {
  it('shows sender, content and time, in the showroom’s time zone', async () => {
    openAdmin('?tab=messages');
    const row = (await screen.findByRole('button', { name: 'Sara Marri 1' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Our inventory')).toBeTruthy();
    expect(within(row).getByText('New')).toBeTruthy();
    expect(within(row).getByText(/5 Mar 2026/)).toBeTruthy();
  });

  it("shows the car of an inquiry from a car's page, with its picture", async () => {
    const subject = 'Vehicle Inquiry: 2024 Aurelio Vento 5 (ID: 5)';
    site.on('GET /api/contact-messages', list([message(1, { subject, vehicleId: 5 })]));
    site.on('GET /api/vehicles/by-id', { body: [vehicle(5)] });
    openAdmin('?tab=messages');
    const row = (await screen.findByRole('button', { name: 'Sara Marri 1' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('2024 Aurelio Vento 5')).toBeTruthy();
    expect(within(row).getByText('CM-2026-00001')).toBeTruthy();
    await waitFor(() => expect(row.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/front.jpg'));
  });

  it('shows the car of an inquiry with another subject', async () => {
    site.on('GET /api/contact-messages', list([message(1, { subject: 'vehicle', vehicleId: 5 })]));
    site.on('GET /api/vehicles/by-id', { body: [vehicle(5)] });
    openAdmin('?tab=messages');
    expect(await screen.findByText('2024 Aurelio Vento 5')).toBeTruthy();
    expect(screen.queryByText('vehicle')).toBeNull();
  });

  it("formats a selected day in the admin's language", async () => {
    openAdmin('?tab=messages&from=2026-03-01');
    expect(await screen.findByText('1 Mar 2026')).toBeTruthy();
    expect(screen.getByText('Any day')).toBeTruthy();
  });

  it('applies the status and date filters, and exports the same', async () => {
    openAdmin('?tab=messages&q=vento');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Spam');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-31' } });
    const wanted = { q: 'vento', status: 'spam', from: '2026-03-01', to: '2026-03-31' };
    await waitFor(() =>
      expect(Object.fromEntries(site.calls('GET', '/api/contact-messages').at(-1)?.query ?? [])).toMatchObject(wanted),
    );
    const link = screen.getByRole('link', { name: 'Export CSV' });
    const address = new URL(link.getAttribute('href') ?? '', 'http://site');
    expect(address.pathname).toBe('/api/contact-messages/export');
    expect(Object.fromEntries(address.searchParams)).toEqual(wanted);
    expect(link.hasAttribute('download')).toBe(true);
  });

  it.each([
    ['reservations', 'vehicle-reservations'],
    ['imports', 'import-requests'],
    ['sourcing', 'sourcing-requests'],
    ['consignment', 'consignment-requests'],
    ['newsletter', 'newsletter-subscribers'],
    ['test-drives', 'test-drive-requests'],
  ])('the section %s lists /api/%s', async (tab, name) => {
    openAdmin(`?tab=${tab}`);
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    expect(site.calls('GET', `/api/${name}`).some(({ query }) => query.get('pageSize') === '25')).toBe(true);
  });
});

it('the list of test drives shows the current times and duplicates, and filters by day', async () => {
  const drive = { vehicleId: 5, vehicleName: 'Vento', date: '2026-03-09', time: '17:30', hasConflict: true };
  const appointment = { state: 'requested' as const, date: '2026-03-10', time: '18:00' };
  site.on('GET /api/test-drive-requests', list([message(1, drive), message(2, { ...drive, hasConflict: false, appointment })]));
  openAdmin('?tab=test-drives');
  const row = (await screen.findByRole('button', { name: 'Sara Marri 1' })).closest('tr') as HTMLElement;
  expect(within(row).getByText(/9 Mar, 5:30/)).toBeTruthy();
  expect(within(row).getByText('Asked for twice')).toBeTruthy();
  const moved = (await screen.findByRole('button', { name: 'Sara Marri 2' })).closest('tr') as HTMLElement;
  expect(within(moved).getByText('To be confirmed')).toBeTruthy();
  expect(within(moved).getByText(/10 Mar, 6:00/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Drive on'), { target: { value: '2026-03-09' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Appointment, soonest first');
  const wanted = { day: '2026-03-09', sort: 'appointment' };
  await waitFor(() =>
    expect(Object.fromEntries(site.calls('GET', '/api/test-drive-requests').at(-1)?.query ?? [])).toMatchObject(wanted),
  );
});

describe('the export', () => {
  const downloads: string[] = [];
  const onClick = (event: Event) => {
    const link = event.composedPath()[0];
    if (link instanceof HTMLAnchorElement && !link.isConnected) downloads.push(link.pathname + link.search);
  };
  const { click } = HTMLAnchorElement.prototype;

  beforeEach(() => {
    downloads.length = 0;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', (event) => event.preventDefault());
      this.addEventListener('click', onClick);
      click.call(this);
    };
  });
  afterEach(() => {
    HTMLAnchorElement.prototype.click = click;
  });

  const ask = async (before = () => undefined as unknown) => {
    openAdmin('?tab=messages&q=vento');
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    before();
    await userEvent.click(link);
  };

  it('is downloaded with a live session', async () => {
    await ask();
    await waitFor(() => expect(downloads).toEqual(['/api/contact-messages/export?q=vento']));
  });

  it('leads to the sign-in page when the session has expired, instead of saving the refusal', async () => {
    window.history.replaceState(null, '', '/admin?tab=messages&q=vento');
    await ask(() => site.on('GET /api/admin/session', refusal('UNAUTHENTICATED')));
    await waitFor(() => expect(window.location.pathname).toBe('/admin-login'));
    expect(new URLSearchParams(window.location.search).get('place')).toBe('?tab=messages&q=vento');
    expect(downloads).toEqual([]);
  });
});

describe('an entry', () => {
  it('shows everything that was sent, read-only', async () => {
    const dialog = await open();
    expect(within(dialog).getByText(/First line\s+second line/)).toBeTruthy();
    expect(within(dialog).getByRole('link', { name: 'sara1@example.com' }).getAttribute('href')).toBe('mailto:sara1@example.com');
    expect(within(dialog).getByRole('textbox', { name: 'New note (only staff see it)' })).toBeTruthy();
  });

  it('has its own URL, which opens it whatever the list shows', async () => {
    await open();
    expect(addressBar()).toBe('/admin?tab=messages&entry=1');
  });

  it('opens by URL when it is not in the list', async () => {
    site.on(LIST, ({ query }) =>
      list(query.get('q') === '#117' && query.get('status') === 'all' ? [message(117)] : [message(1)]),
    );
    inInbox(117);
    openAdmin('?tab=messages&entry=117');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Sara Marri 117')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is answered and assigned there, as in the inbox, and leads to the other requests of its sender', async () => {
    const dialog = await open();
    expect(await within(dialog).findByRole('button', { name: 'Reply' })).toBeTruthy();
    expect(within(dialog).getByLabelText('Assigned to')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Next unanswered' })).toBeNull();
    await press('Import request IM-2026-00007');
    await waitFor(() => expect(addressBar()).toBe('/admin?tab=inbox&request=import-7'));
  });

  it('has a link for calls', async () => {
    const dialog = await open();
    expect((await within(dialog).findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:+971501234567');
  });

  it('calls an invalid number as it was typed', async () => {
    site.on(LIST, list([message(1, { phone: '04 555', phoneE164: null })]));
    inInbox(1, { phone: '04 555' });
    const dialog = await open();
    expect((await within(dialog).findByRole('link', { name: 'Call' })).getAttribute('href')).toBe('tel:04555');
  });

  it('shows its car, with its picture', async () => {
    site.on('GET /api/vehicles/5', { body: vehicle(5) });
    site.on(LIST, list([message(1, { vehicleId: 5 })]));
    const dialog = await open();
    const car = await within(dialog).findByRole('link', { name: '2024 Aurelio Vento 5' });
    expect(car.getAttribute('href')).toBe('/vehicle/5');
    expect(car.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/front.jpg');
  });

  it('shows that its car was removed', async () => {
    site.on('GET /api/vehicles/5', refusal('VEHICLE_NOT_FOUND'));
    site.on(LIST, list([message(1, { vehicleId: 5 })]));
    const dialog = await open();
    await within(dialog).findByText('The vehicle no. 5 is no longer on the site.');
  });

  it('does not repeat its car below the picture', async () => {
    site.on('GET /api/vehicles/5', { body: vehicle(5) });
    site.on(LIST, list([message(1, { subject: 'Vehicle Inquiry: 2024 Aurelio Vento 5 (ID: 5)', vehicleId: 5 })]));
    const dialog = await open();
    expect(await within(dialog).findByText('2024 Aurelio Vento 5')).toBeTruthy();
    for (const label of ['Subject', 'Vehicle no.']) expect(within(dialog).queryByText(label)).toBeNull();
  });

  it('links to its vehicle if the catalogue does not answer', async () => {
    site.on('GET /api/vehicles/5', { status: 503, body: {} });
    site.on(LIST, list([message(1, { vehicleId: 5 })]));
    const dialog = await open();
    expect((await within(dialog).findByRole('link', { name: '5' })).getAttribute('href')).toBe('/vehicle/5');
  });

  it('shows the fields and options of its kind in words', async () => {
    const offer = {
      year: '2021',
      vehicleMake: 'Aurelio',
      vehicleModel: 'Corsa',
      expectedPrice: '300k-500k',
      serviceHistory: null,
    };
    site.on('GET /api/consignment-requests', list([message(1, offer)]));
    openAdmin('?tab=consignment');
    expect(await screen.findByText('2021 Aurelio Corsa')).toBeTruthy();
    inInbox(1, { id: 'consignment-1', kind: 'consignment', about: {} });
    await press('Sara Marri 1');
    const dialog = await screen.findByRole('dialog');
    expect((await within(dialog).findByText('Expected Price')).nextSibling?.textContent).toBe('AED 300,000 to 500,000');
    expect(within(dialog).queryByText('Service History')).toBeNull();
  });

  it('is marked as spam, and restored', async () => {
    site.on('PUT /api/inbox/contact-1', ({ body }) => {
      inInbox(1, { state: body.state as 'spam', version: Number(body.version) + 1 });
      return { body: request(1, { state: body.state as 'spam', version: Number(body.version) + 1 }) };
    });
    await open();
    await press('Mark as spam');
    const restore = await screen.findByRole<HTMLButtonElement>('button', { name: 'Not spam' });
    await waitFor(() => expect(restore.disabled).toBe(false));
    await press('Not spam');
    await waitFor(() =>
      expect(site.calls('PUT', '/api/inbox/contact-1').map(({ body }) => body)).toEqual([
        { state: 'spam', version: 1 },
        { state: 'new', version: 2 },
      ]),
    );
  });

  it('gets a note, shown at once', async () => {
    const notes = [{ id: 5, text: 'Called back', author: 'Layla', sessionId: 's', createdAt: '2026-03-05T08:00:00.000Z' }];
    site.on('POST /api/contact-messages/1/notes', () => {
      site.on(LIST, list([message(1, { notes })]));
      return { status: 201, body: message(1, { notes }) };
    });
    const dialog = await open();
    await userEvent.type(within(dialog).getByLabelText('New note (only staff see it)'), ' Called back ');
    await press('Save note');
    const note = (await within(dialog).findByText('Called back', { selector: 'p' })).closest('article');
    expect(note?.textContent).toMatch(/^Called backLayla · /);
    expect(site.calls('POST', '/api/contact-messages/1/notes').map(({ body }) => body)).toEqual([{ text: 'Called back' }]);
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('New note (only staff see it)').value).toBe('');
  });

  it('keeps an unsaved note in its field', async () => {
    site.on('POST /api/contact-messages/1/notes', refusal('UPSTREAM_UNAVAILABLE'));
    const dialog = await open();
    await userEvent.type(within(dialog).getByLabelText('New note (only staff see it)'), 'Called back');
    await press('Save note');
    expect(await screen.findByText('The note could not be saved')).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('New note (only staff see it)').value).toBe('Called back');
  });

  it('keeps an unsaved note when it is closed, until the note is saved', async () => {
    site.on('POST /api/contact-messages/1/notes', { status: 201, body: message(1) });
    const note = () => screen.findByLabelText<HTMLTextAreaElement>('New note (only staff see it)');
    await open();
    await userEvent.type(await note(), 'Called back');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect((await note()).value).toBe('Called back');
    await press('Save note');
    await waitFor(async () => expect((await note()).value).toBe(''));
    expect(localStorage.getItem('note-drafts')).toBe('{}');
  });
});

describe('a subscriber', () => {
  const SUBSCRIBERS = '/api/newsletter-subscribers';
  const subscriber = (status: AnyLead['status'], version = 1) =>
    list([message(1, { status, version, subject: undefined, message: undefined })]);

  const openSubscriber = async () => {
    openAdmin('?tab=newsletter&entry=1');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByLabelText('Status');
    return dialog;
  };
  it('is found by the address, and listed with the day of the sign-up', async () => {
    openAdmin('?tab=newsletter');
    expect(await screen.findByRole('columnheader', { name: 'Signed up' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Search by email address' })).toBeTruthy();
  });

  const changes = () => site.calls('PUT', `${SUBSCRIBERS}/1`).map(({ body }) => body);

  beforeEach(() => {
    site.on(`GET ${SUBSCRIBERS}`, subscriber('pending'));
    site.on(`PUT ${SUBSCRIBERS}/1`, ({ body }) => {
      const { status } = body as Pick<AnyLead, 'status'>;
      site.on(`GET ${SUBSCRIBERS}`, subscriber(status, 2));
      return { body: message(1, { status, version: 2 }) };
    });
  });

  it('gets a status, with the version that was seen', async () => {
    const dialog = await openSubscriber();
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Unsubscribed');
    expect(await screen.findByText('Status saved')).toBeTruthy();
    expect(changes()).toEqual([{ status: 'unsubscribed', version: 1 }]);
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLSelectElement>('Status').value).toBe('unsubscribed'));
  });

  it('is marked as spam, and restored', async () => {
    await openSubscriber();
    await press('Mark as spam');
    await press('Not spam');
    await waitFor(() =>
      expect(changes()).toEqual([
        { status: 'spam', version: 1 },
        { status: 'pending', version: 2 },
      ]),
    );
  });

  it('changed by somebody else keeps their status and says so', async () => {
    site.on(`PUT ${SUBSCRIBERS}/1`, () => {
      site.on(`GET ${SUBSCRIBERS}`, subscriber('confirmed', 2));
      return refusal('CHANGED_MEANWHILE');
    });
    const dialog = await openSubscriber();
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Unsubscribed');
    expect(await screen.findByText('The status could not be saved')).toBeTruthy();
    await waitFor(() => expect(within(dialog).getByLabelText<HTMLSelectElement>('Status').value).toBe('confirmed'));
  });
});
