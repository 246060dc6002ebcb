import { type InboxMessage, type InboxRequest, type SiteEmail, UNNAMED_OWNER } from '@dealership/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../../testing/admin-site.js';
import { field, press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { FakeUploads } from '../../../testing/fake-uploads.js';
import { anInboxRequest } from '../../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = adminSite();
const uploads = new FakeUploads();

const request = (number: number, more: Partial<InboxRequest> = {}): InboxRequest =>
  anInboxRequest(number, {
    firstName: 'سارة',
    lastName: 'المري',
    email: 'sara@example.com',
    language: 'ar',
    dueAt: null,
    remainingMinutes: null,
    ...more,
  });

const message = (id: number, more: Partial<InboxMessage> = {}): InboxMessage => ({
  id,
  direction: 'out',
  channel: 'email',
  author: 'Huda',
  address: 'sara@example.com',
  subject: 'Re: Car',
  text: `Message ${id}`,
  language: 'ar',
  state: 'sent',
  error: null,
  refusedFiles: [],
  mail: null,
  createdAt: '2026-03-05T10:30:00.000Z',
  sentAt: '2026-03-05T10:30:01.000Z',
  attachments: [],
  ...more,
});

const words = (en: string, ar: string) => ({ en, ar, ja: en });
const TEMPLATES = [
  { kind: 'contact', title: words('Available', 'متوفرة'), text: words('Dear {name}', 'عزيزتي {name}، {car} بسعر {price}') },
  { kind: 'any', title: words('Thanks', 'شكر'), text: words('Thank you, {name}', 'شكرًا {name}') },
  { kind: 'import', title: words('Import', 'استيراد'), text: words('Import', 'استيراد') },
];

/** A new number for every request, because drafts outlive the test. */
let number = 0;
/** What the request says about its car. */
let values: Record<string, string> = {};
const path = (rest = 'messages') => `/api/inbox/contact-${number}/${rest}`;
const written = () => site.calls('POST', path()).map(({ body }) => body);

beforeEach(() => {
  number += 1;
  values = { name: 'سارة', car: 'Aurelio Vento', link: 'https://cars.example/vehicle/7?lang=ar' };
  const id = `/api/inbox/contact-${number}`;
  const { about: _, ...sent } = request(number);
  const lead = { ...sent, id: number, status: 'new', website: null, notes: [], subject: 'inventory', message: 'Any coupé?' };
  site.on('GET /api/inbox', { body: { pinned: [], items: [request(number)], next: null } });
  site.on('GET /api/inbox-tags', { body: [] });
  site.on(`GET ${id}`, { body: request(number) });
  site.on('GET /api/staff-colleagues', { body: [] });
  site.on(`GET ${id}/same-person`, { body: [] });
  site.on('GET /api/audit/inquiries', { body: { items: [], total: 0, page: 1, pageSize: 50 } });
  site.on('GET /api/contact-messages', { body: { items: [lead], total: 1, page: 1, pageSize: 1 } });
  site.on(`GET ${path()}`, { body: [] });
  site.on(`GET ${path('emails')}`, { body: [] });
  site.on(`GET ${id}/reply`, () => ({
    body: {
      to: 'sara@example.com',
      replyTo: 'hello@cars.example',
      language: 'ar',
      subject: 'Re: سيارة',
      closing: ['مع أطيب التحيات،', 'فريق أوريفا موتورز'],
      whatsapp: '971501234567',
      values,
    },
  }));
  site.on('GET /api/staff/reply-templates', { body: { templates: TEMPLATES } });
  uploads.start();
});

afterEach(() => uploads.stop());

const open = async () => {
  openAdmin(`?tab=inbox&request=contact-${number}`);
  await screen.findByRole('button', { name: 'Reply' });
};

/** Opens the reply box with its shortcut. */
const begin = async () => {
  await open();
  fireEvent.keyDown(document.body, { key: 'r' });
  await screen.findByRole('button', { name: 'Send' });
  await waitFor(() => expect(field('Subject').value).toBe('Re: سيارة'));
};

const type = (text: string) => fireEvent.change(field('Your reply'), { target: { value: text } });

it('shows messages in both directions, with files and delivery status', async () => {
  const file = { id: '5f0c1a6e-0000-4000-8000-000000000001', name: 'offer.pdf', type: 'application/pdf', size: 1_600_000 };
  site.on(`GET ${path()}`, {
    body: [
      message(1, { attachments: [file] }),
      message(2, { direction: 'in', author: null, state: null, subject: '', sentAt: null }),
      message(3, { state: 'failed', error: '550 no such mailbox', sentAt: null }),
    ],
  });
  site.on(`POST ${path('messages/3/resend')}`, () => {
    site.on(`GET ${path()}`, { body: [message(3)] });
    return { body: message(3, { state: 'queued' }) };
  });
  await open();
  const [first, second, third] = await screen
    .findAllByText(/^Message \d$/)
    .then((texts) => texts.map((text) => text.closest('li')));
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'offer.pdf' })
      .getAttribute('href'),
  ).toBe(path(`attachments/${file.id}`));
  expect(within(first as HTMLElement).getByText('1.5 MB')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Customer')).toBeTruthy();
  expect(within(third as HTMLElement).getByText('550 no such mailbox')).toBeTruthy();
  await press('Send again');
  await waitFor(() => expect(screen.queryByText('550 no such mailbox')).toBeNull());
});

it("shows the site's e-mails among the messages, each in one line with its state", async () => {
  const email = (id: number, at: string, more: Partial<SiteEmail> = {}): SiteEmail => ({
    ...{ id, at, event: 'inquiry.submitted', subject: 'استلمنا رسالتك', address: 'sara@example.com', state: 'sent' },
    ...more,
  });
  site.on(`GET ${path()}`, { body: [message(1)] });
  site.on(`GET ${path('emails')}`, {
    body: [
      email(1, '2026-03-04T20:30:00.000Z'),
      email(2, '2026-03-06T08:00:00.000Z', { event: 'appointment.changed', subject: null, state: 'failed' }),
    ],
  });
  await open();
  await screen.findByText('استلمنا رسالتك');
  const entries = within(screen.getByRole('region', { name: 'Conversation' })).getAllByRole('listitem');
  const parts = entries.map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(parts[0]).toEqual(['Email', 'استلمنا رسالتك', expect.stringMatching(/12:30\sAM$/), 'Sent']);
  expect(parts[1]?.join()).toContain('Message 1');
  expect(parts[2]).toEqual(['Email', 'Appointment', expect.stringMatching(/12:00\sPM$/), 'Refused']);
});

it('names the role of an owner who has entered no name', async () => {
  site.on(`GET ${path()}`, { body: [message(1, { author: UNNAMED_OWNER })] });
  openAdmin(`?tab=inbox&request=contact-${number}`, 'ar');
  expect((await screen.findByText('مالك', { selector: 'strong bdi' })).closest('li')?.textContent).toContain('Message 1');
});

it('offers only a call to a customer without an address and a number for WhatsApp, and says why', async () => {
  const unreachable = request(number, { email: null, phone: '0501234' });
  const { about: _, ...sent } = unreachable;
  const lead = { ...sent, id: number, status: 'new', website: null, notes: [], phoneE164: null };
  site.on(`GET /api/inbox/contact-${number}`, { body: unreachable });
  site.on('GET /api/contact-messages', { body: { items: [lead], total: 1, page: 1, pageSize: 1 } });
  openAdmin(`?tab=inbox&request=contact-${number}`);
  const call = await screen.findByRole('link', { name: 'Call' });
  expect([call.getAttribute('href'), call.className]).toEqual(['tel:0501234', expect.stringContaining('ant-btn-primary')]);
  expect(screen.getByText(/^This customer gave neither an email address nor a WhatsApp number/)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'r' });
  // The box would be loaded first.
  await act(async () => void (await import('./reply/index.js')));
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(screen.queryByLabelText('Your reply')).toBeNull();
});

it('says that there were neither messages nor e-mails', async () => {
  await open();
  expect(await screen.findByText('No messages since the request.')).toBeTruthy();
});

it('links to the original mail if attachments were dropped, as long as it is kept, with that date', async () => {
  const came: Partial<InboxMessage> = { direction: 'in', author: null, state: null, sentAt: null, refusedFiles: ['papers.docx'] };
  site.on(`GET ${path()}`, {
    body: [message(1, { ...came, mail: { until: '2026-04-04T10:30:00.000Z' } }), message(2, { ...came, mail: null })],
  });
  await open();
  const link = await screen.findByRole('link', { name: 'Save the mail with these files' });
  expect(link.getAttribute('href')).toBe(path('messages/1/mail'));
  expect(link.parentElement?.textContent).toMatch(/papers\.docx.*\(kept until .*2026.*\)$/);
});

it('is between message and state; reply, WhatsApp and call are beside the title', async () => {
  await open();
  const call = screen.getByRole('link', { name: 'Call' });
  expect(call.getAttribute('href')).toMatch(/^tel:/);
  const parts = [
    screen.getByRole('button', { name: 'Reply' }),
    call,
    screen.getByText('Any coupé?'),
    await screen.findByRole('region', { name: 'Conversation' }),
    within(await screen.findByRole('region', { name: 'Work on this request' })).getByLabelText('State'),
  ];
  const isBefore = (part: Node, next: Node) => part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(parts.slice(1).every((part, index) => isBefore(parts[index] as Node, part))).toBe(true);
});

describe('a reply', () => {
  it("opens by shortcut with a template in the customer's language, and is sent by Ctrl+Enter", async () => {
    site.on(`POST ${path()}`, { status: 201, body: message(7) });
    await begin();
    expect(document.activeElement).toBe(field('Your reply'));
    const templates = await screen.findByRole('combobox', { name: 'Insert a template' });
    const offered = await within(templates).findAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Insert a template', 'Thanks', 'Available (fill in: price)']);
    await userEvent.selectOptions(templates, 'Available (fill in: price)');
    expect(field('Your reply').value).toBe('عزيزتي سارة، Aurelio Vento بسعر {price}');
    const { value: filled, selectionStart, selectionEnd } = field('Your reply');
    expect(filled.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('{price}');
    expect(screen.getByText('Please write what belongs in the place of {price}.')).toBeTruthy();
    fireEvent.keyDown(field('Your reply'), { key: 'Enter', ctrlKey: true });
    expect(written()).toEqual([]);
    type('عزيزتي سارة');
    fireEvent.keyDown(field('Your reply'), { key: 'Enter', ctrlKey: true });
    await screen.findByText('Your reply is on its way');
    expect(written()).toEqual([{ channel: 'email', subject: 'Re: سيارة', text: 'عزيزتي سارة', attachments: [], version: 1 }]);
    expect(screen.queryByLabelText('Your reply')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' })));
  });

  it('asks whether a template replaces the text or follows it', async () => {
    await begin();
    const choose = async (place: string) => {
      await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Insert a template' }), 'Thanks');
      await press(place);
      await waitFor(() => expect(screen.queryByText('There is a text already')).toBeNull());
    };
    type('Hello');
    await choose('Cancel');
    expect(field('Your reply').value).toBe('Hello');
    await choose('Add below');
    await waitFor(() => expect(field('Your reply').value).toMatch(/^Hello\n\n./));
    await choose('Replace it');
    await waitFor(() => expect(field('Your reply').value).not.toContain('Hello'));
    expect(document.activeElement).toBe(field('Your reply'));
  });

  it('offers the next unanswered request once it is sent', async () => {
    site.on(`POST ${path()}`, { status: 201, body: message(7) });
    site.on('GET /api/inbox', { body: { pinned: [], items: [request(number), request(900)], next: null } });
    await begin();
    type('Thank you');
    await press('Send');
    const toast = (await screen.findByText('Your reply is on its way')).closest('[role=status]') as HTMLElement;
    await userEvent.click(within(toast).getByRole('button', { name: 'Next unanswered' }));
    await waitFor(() => expect(addressBar()).toContain('request=contact-900'));
  });

  describe('about a test drive to be confirmed', () => {
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Confirm the time as well: Saturday/ });

    beforeEach(() => {
      const appointment = { id: 3, version: 2, state: 'requested', date: '2026-12-05', time: '19:00' } as const;
      site.on(`GET /api/inbox/contact-${number}`, { body: request(number, { appointment }) });
      values = { appointment: '5 December' };
      const text = words('See you: {appointment}', 'نراك: {appointment}');
      const title = words('Before the test drive', 'قبل التجربة');
      site.on('GET /api/staff/reply-templates', { body: { templates: [...TEMPLATES, { kind: 'any', title, text }] } });
      site.on(`POST ${path()}`, { status: 201, body: message(7) });
      site.on('POST /api/appointments/3/confirm', { body: {} });
    });

    it('confirms it as well if its template states the time', async () => {
      await begin();
      expect(box().checked).toBe(false);
      const templates = await screen.findByRole('combobox', { name: 'Insert a template' });
      await userEvent.selectOptions(templates, 'Before the test drive');
      expect(box().checked).toBe(true);
      await press('Send');
      await screen.findByText('Your reply is on its way');
      expect(site.calls('POST', '/api/appointments/3/confirm').map(({ body }) => body)).toEqual([{ version: 2 }]);
    });

    it('leaves it unconfirmed otherwise, and says if confirming failed', async () => {
      site.on('POST /api/appointments/3/confirm', refusal('APPOINTMENT_NOT_FOUND'));
      await begin();
      type('One moment');
      await press('Send');
      await screen.findByText('Your reply is on its way');
      expect(site.calls('POST', '/api/appointments/3/confirm')).toEqual([]);
      fireEvent.keyDown(document.body, { key: 'r' });
      await screen.findByRole('button', { name: 'Send' });
      type('Confirmed');
      await userEvent.click(box());
      await press('Send');
      await screen.findByText('The appointment was not changed');
      expect(written()).toHaveLength(2);
    });
  });

  it('returns the focus to the button that opens it again when it is closed or discarded', async () => {
    await begin();
    type('Begun');
    await press('Close, keep draft');
    const again = await screen.findByRole('button', { name: 'Continue the draft' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await userEvent.click(again);
    await press('Discard draft');
    await screen.findAllByText('Discard this draft?');
    await userEvent.click(screen.getAllByText('Discard draft').at(-1) as HTMLElement);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reply' })));
  });

  it('stays after a concurrent change, and is then sent with the current version', async () => {
    site.on(`POST ${path()}`, () => {
      site.on(`GET /api/inbox/contact-${number}`, { body: request(number, { version: 2 }) });
      return refusal('CHANGED_MEANWHILE');
    });
    await begin();
    type('مرحبًا');
    await press('Send');
    await screen.findByText('This was not sent');
    expect(field('Your reply').value).toBe('مرحبًا');
    site.on(`POST ${path()}`, { status: 201, body: message(7) });
    await waitFor(async () => {
      await press('Send');
      expect(written().at(-1)).toMatchObject({ version: 2 });
    });
  });

  it('cannot be changed while it is being sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    site.on(`POST ${path()}`, () => promise.then(() => refusal('UPSTREAM_UNAVAILABLE')));
    await begin();
    await userEvent.type(field('Your reply'), 'مرحبًا');
    await press('Send');
    await waitFor(() => expect(written()).toHaveLength(1));
    await userEvent.type(field('Your reply'), ' P.S.');
    await userEvent.type(field('Subject'), ' 2');
    expect([field('Your reply').value, field('Subject').value]).toEqual(['مرحبًا', 'Re: سيارة']);
    resolve();
    await screen.findByText('This was not sent');
    await userEvent.type(field('Your reply'), ' P.S.');
    expect(field('Your reply').value).toBe('مرحبًا P.S.');
  });

  it('that could not be sent says so until the connection is back', async () => {
    await begin();
    type('مرحبًا');
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await press('Send');
    const failed = await screen.findByText('This was not sent');
    expect(failed.closest('div:has(button[aria-keyshortcuts="Control+Enter"])')).toBeTruthy();
    globalThis.fetch = fetch;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('This was not sent')).toBeNull());
  });

  it('without an answer may have been sent, and is sent only once', async () => {
    await begin();
    type('مرحبًا');
    const { fetch } = globalThis;
    const keys: (string | null)[] = [];
    globalThis.fetch = (input, init) => {
      if (init?.method !== 'POST') return fetch(input, init);
      keys.push(new Headers(init.headers).get('idempotency-key'));
      return Promise.reject(new DOMException('signal timed out', 'TimeoutError'));
    };
    await press('Send');
    await screen.findByText('No answer yet; it may have been sent. Sending it again unchanged will not send it twice.');
    expect(screen.queryByText('This was not sent')).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    await press('Send');
    await waitFor(() => expect(keys).toHaveLength(2));
    globalThis.fetch = fetch;
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('is kept on the device, shown in the list, and restored with its request until it is discarded', async () => {
    await begin();
    type('Begun');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = () => screen.getByRole('row', { name: /سارة المري/ });
    // In the column of the text, not below the picture.
    expect(within(row()).getByText('Draft').closest('[data-about]')?.children).toHaveLength(1);
    await press('سارة المري');
    await waitFor(() => expect(field('Your reply').value).toBe('Begun'));
    expect(localStorage.getItem('reply-drafts')).toContain('Begun');
    await press('Discard draft');
    await screen.findAllByText('Discard this draft?');
    await userEvent.click(screen.getAllByText('Discard draft').at(-1) as HTMLElement);
    await waitFor(() => expect(localStorage.getItem('reply-drafts')).not.toContain('Begun'));
    expect(within(row()).queryByText('Draft')).toBeNull();
  });

  it('forgets a draft that nobody has touched for two weeks', async () => {
    const draft = { channel: 'email', text: 'Old', attachments: [] };
    const savedAt = Date.now() - 15 * 24 * 60 * 60_000;
    localStorage.setItem('reply-drafts', JSON.stringify({ [`1 contact-${number}`]: { ...draft, savedAt } }));
    await open();
    expect(screen.queryByText('Draft')).toBeNull();
  });

  it('asks which car a template is about if the request names none', async () => {
    values = { name: 'سارة' };
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { price: 450_000 })]));
    await begin();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Insert a template' }), [
      'Available (fill in: car, price)',
    ]);
    await userEvent.click(field('Which vehicle is it about?'));
    await userEvent.click(await screen.findByRole('option', { name: /Aurelio Vento 7/ }));
    await waitFor(() =>
      expect(field('Your reply').value).toMatch(/^عزيزتي سارة، \u2068Aurelio Vento 7 2024\u2069 بسعر .*450,000/),
    );
  });

  it('leaves the conversation in view: the box is docked below it', async () => {
    await begin();
    const thread = screen.getByRole('region', { name: 'Conversation' });
    const work = screen.getByRole('region', { name: 'Work on this request' });
    for (const part of [thread, work])
      expect(part.compareDocumentPosition(field('Your reply'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('accepts selected and pasted files, and shows why one is refused', async () => {
    site.on(`POST ${path()}`, { status: 201, body: message(7) });
    await begin();
    type('Look');
    const pdf = new File(['%PDF'], 'offer.pdf', { type: 'application/pdf' });
    fireEvent.paste(field('Your reply'), { clipboardData: { files: [pdf] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({
      method: 'POST',
      path: path('attachments?name=offer.pdf'),
      type: 'application/octet-stream',
    });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
    act(() => uploads.sent[0]?.answer(201, { id: 'file-1', name: 'offer.pdf', type: 'application/pdf', size: 4 }));
    const size = await screen.findByText('1 KB');
    expect(size.closest('div')?.contains(screen.getByRole('button', { name: 'Send' }))).toBe(true);
    fireEvent.change(field('Attach files'), { target: { files: [new File(['MZ'], 'run.exe')] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    act(() => uploads.sent[1]?.answer(400, { statusCode: 400, code: 'ATTACHMENT_NOT_ACCEPTED', message: '' }));
    await screen.findByText(/^Attach PDF/);
    await press('Send');
    await waitFor(() => expect(written()).toMatchObject([{ attachments: ['file-1'] }]));
  });

  it('says which file is not what its name says', async () => {
    await begin();
    fireEvent.change(field('Attach files'), { target: { files: [new File(['Hi'], 'car.jpg'), new File(['Hi'], 'notes.txt')] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    const file = { type: 'text/plain', size: 2 };
    act(() => uploads.sent[0]?.answer(201, { ...file, id: 'file-1', name: 'car.jpg.txt' }));
    act(() => uploads.sent[1]?.answer(201, { ...file, id: 'file-2', name: 'notes.txt' }));
    const [car, notes] = await waitFor(() => {
      const items = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem');
      expect(items.filter((item) => within(item).queryByText('1 KB'))).toHaveLength(2);
      return items;
    });
    expect(car?.textContent).toContain('Not a real JPG file: sent as TXT');
    expect(notes?.textContent).not.toContain('Not a real');
  });

  it('shows the lines that the e-mail adds below the text', async () => {
    await begin();
    expect(screen.getByText(/مع أطيب التحيات،/).textContent).toContain('فريق أوريفا موتورز');
  });

  it('is previewed as an e-mail', async () => {
    site.on(`POST ${path('messages/preview')}`, { body: { subject: 'Re: سيارة', html: '<p>The email</p>', text: 'The text' } });
    await begin();
    type('مرحبًا');
    fireEvent.paste(field('Your reply'), { clipboardData: { files: [new File(['%PDF'], 'offer.pdf')] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    act(() => uploads.sent[0]?.answer(201, { id: 'file-1', name: 'offer.pdf', type: 'application/pdf', size: 4 }));
    await screen.findByText('1 KB');
    await press('Preview');
    const shown = (await screen.findByText('The email')).closest('[role=dialog]') as HTMLElement;
    expect(within(within(shown).getByRole('list', { name: 'Files' })).getByText('offer.pdf')).toBeTruthy();
  });

  it('by WhatsApp opens there with its text, and is recorded when staff confirm', async () => {
    site.on(`POST ${path()}`, { status: 201, body: message(7, { channel: 'whatsapp' }) });
    await begin();
    await userEvent.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    type('Hello & welcome');
    const link = screen.getByRole('link', { name: 'Open WhatsApp' });
    expect(link.getAttribute('href')).toBe('https://wa.me/971501234567?text=Hello+%26+welcome');
    await press('I sent it');
    await screen.findByText('Noted as answered');
    expect(written()).toEqual([{ channel: 'whatsapp', text: 'Hello & welcome', attachments: [], version: 1 }]);
  });

  it('is unavailable to a role that only reads', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    openAdmin(`?tab=inbox&request=contact-${number}`);
    await screen.findByText('No messages since the request.');
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });
});
