import type { NamedRecord, PersonRecord } from '@dealership/contracts';
import { personExport } from '@dealership/contracts/api';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const EMAIL = 'sara@example.com';

const record = (more: Partial<PersonRecord> = {}): PersonRecord => ({
  place: 'contact-messages',
  id: 12,
  name: 'Sara Ali',
  email: EMAIL,
  phone: null,
  createdAt: '2026-03-04T20:30:00.000Z',
  obstacle: null,
  ...more,
});

const PAYMENT = record({ place: 'auction-subscriptions', id: 4 });
const MEMBER = record({ place: 'auction-subscriptions', id: 5, obstacle: 'active-membership' });

type Part = 'inquiries' | 'payments' | 'content';

const call = (part: Part, action: 'find' | 'export' | 'erase') => `POST /api/privacy/${part}/${action}`;
const sent = (part: Part, action: 'find' | 'export' | 'erase') =>
  site.calls('POST', `/api/privacy/${part}/${action}`).map(({ body }) => body);
const found = (...items: (PersonRecord | NamedRecord)[]) => ({ body: { items, testimonials: [] } });

const showcase = (id: number, name: string): NamedRecord => ({
  place: 'customer-showcase',
  id,
  name,
  createdAt: '2026-03-04T20:30:00.000Z',
});

beforeEach(() => {
  site.on(call('inquiries', 'find'), found(record()));
  site.on(call('payments', 'find'), found(PAYMENT, MEMBER));
  site.on(call('content', 'find'), found());
});

async function search(words: string): Promise<void> {
  openAdmin('?tab=privacy');
  await userEvent.type(await screen.findByLabelText('Email address or phone number'), `${words}{Enter}`);
}

const ERASE = /^Erase \d+ entr(y|ies) of/;
const eraseButton = () => screen.findByRole('button', { name: ERASE });
const report = () => screen.findByRole('region', { name: 'What was erased' });

async function erase(): Promise<void> {
  await search(EMAIL);
  await userEvent.click(await eraseButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
}

describe('finding a person', () => {
  it('a search by email address shows the data in every part of the site, and what happens to it', async () => {
    await search(EMAIL);
    const row = async (number: string) => (await screen.findByText(number)).closest('tr') as HTMLElement;
    expect(within(await row('CM-2026-00012')).getByText(/Customer message/)).toBeTruthy();
    expect(within(await row('CM-2026-00012')).getByText('Will be erased')).toBeTruthy();
    expect(within(await row('#4')).getByText(/the payment’s figures stay/)).toBeTruthy();
    expect(within(await row('#5')).getByText('Kept: the membership is running')).toBeTruthy();
    expect([...sent('inquiries', 'find'), ...sent('payments', 'find')]).toEqual([{ email: EMAIL }, { email: EMAIL }]);
  });

  it('a search by phone number copies and erases what came without an email address, and says so in each row', async () => {
    const khalid = record({ id: 14, email: null, name: 'Khalid', phone: '+971501234567' });
    site.on(
      call('inquiries', 'find'),
      found(record({ email: null }), record({ id: 13 }), record({ id: 15, email: EMAIL.toUpperCase() }), khalid),
    );
    site.on(call('payments', 'find'), found());
    site.on(call('inquiries', 'erase'), { body: { erased: { 'contact-messages': 2 }, kept: [] } });
    await search('+971 501234567');
    const row = async (number: string) => (await screen.findByText(number)).closest('tr') as HTMLElement;
    expect(within(await row('CM-2026-00012')).getByText('Will be erased')).toBeTruthy();
    const other = within(await row('CM-2026-00013'));
    expect(other.getByText('Stays: copied and erased by its email address')).toBeTruthy();
    expect(other.queryByText('Will be erased')).toBeNull();
    const address = within(screen.getByRole('region', { name: EMAIL }));
    expect(address.getAllByText('Stays: copied and erased by its email address')).toHaveLength(2);
    expect(address.getAllByRole('button', { name: /^Find everything of .*sara/ })).toHaveLength(1);
    expect(screen.getByText(/2 entries came without an email address/)).toBeTruthy();
    expect((await eraseButton()).textContent).toBe('Erase 2 entries of \u2066+971 50 123 4567\u2069');
    await userEvent.click(await eraseButton());
    expect(await screen.findByText(/under these names: \u2068Sara Ali\u2069 · \u2068Khalid\u2069/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    await waitFor(() => expect(sent('inquiries', 'erase')).toEqual([{ phone: '971501234567' }]));
    expect(sent('payments', 'erase')).toEqual([]);
    // Late calls would be counted in the next test.
    await waitFor(() => expect([sent('inquiries', 'find').length, sent('payments', 'find').length]).toEqual([2, 2]));
  });

  it('a search by phone number leads to the email addresses, which erasure requires', async () => {
    site.on(call('payments', 'find'), found());
    await search('050 123 4567');
    expect(await screen.findByText('Stays: copied and erased by its email address')).toBeTruthy();
    expect(screen.queryByRole('button', { name: ERASE })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Find everything of / }));
    await eraseButton();
    expect(sent('inquiries', 'find')).toEqual([{ phone: '0501234567' }, { email: EMAIL }]);
  });

  it('a search by email address offers the other addresses with the same phone number', async () => {
    const phone = '+971501234567';
    const other = record({ id: 14, email: 'other@example.com', phone });
    site.on(call('inquiries', 'find'), ({ body }) => found(record({ phone }), ...(body.phone ? [other] : [])));
    await search(EMAIL);
    await userEvent.click(await screen.findByRole('button', { name: 'other@example.com' }));
    expect(await screen.findByRole('heading', { name: 'other@example.com' })).toBeTruthy();
    expect(sent('inquiries', 'find')).toContainEqual({ phone });
  });

  it('says when nothing is stored', async () => {
    site.on(call('inquiries', 'find'), found());
    site.on(call('payments', 'find'), found());
    await search(EMAIL);
    expect(await screen.findByText('Nothing is stored of this person')).toBeTruthy();
  });

  it.each([
    [' ', 'Please enter an email address or a phone number'],
    ['sara@', 'Please enter a valid email address'],
    ['050', 'Please enter a phone number of at least 7 digits'],
  ])('rejects "%s"', async (typed, problem) => {
    await search(typed);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(site.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('hides what was found before when the next search cannot be made', async () => {
    site.on(call('inquiries', 'find'), found());
    site.on(call('payments', 'find'), found());
    await search(EMAIL);
    expect(await screen.findByRole('heading', { name: EMAIL })).toBeTruthy();
    const field = screen.getByLabelText('Email address or phone number');
    await userEvent.clear(field);
    await userEvent.type(field, '050{Enter}');
    expect(await screen.findByText('Please enter a phone number of at least 7 digits')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: EMAIL })).toBeNull();
  });

  it('names a part that did not answer, and blocks erasure until it does', async () => {
    site.on(call('payments', 'find'), refusal('UPSTREAM_UNAVAILABLE'));
    await search(EMAIL);
    expect(await screen.findByText('Not searched: Payments and memberships')).toBeTruthy();
    expect(await screen.findByText('CM-2026-00012')).toBeTruthy();
    expect(screen.queryByRole('button', { name: ERASE })).toBeNull();
    site.on(call('payments', 'find'), found());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await eraseButton()).toBeTruthy();
  });
});

describe('a copy for the person', () => {
  const at = '2026-03-04T20:30:00.000Z';
  const message = {
    place: 'contact-messages',
    id: 12,
    createdAt: at,
    fields: { firstName: 'سارة', language: 'ar', subject: 'purchase', notes: [{ text: 'Called back.', createdAt: at }] },
  };
  const paid = { place: 'payments', id: 4, createdAt: '2026-01-04T20:30:00.000Z', fields: { language: 'en', amount: 150 } };
  const shown = { place: 'customer-showcase', id: 7, createdAt: at, fields: { carImage: '/media/car.webp' } };
  const button = (as: 'JSON' | 'PDF') => screen.findByRole('button', { name: `Copy as ${as}` });
  const { createObjectURL, revokeObjectURL } = URL;
  const { print } = window;
  let files: Blob[];

  beforeEach(() => {
    files = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return `${window.location.href}#copy`;
    };
    URL.revokeObjectURL = () => undefined;
    site.on(call('inquiries', 'export'), { body: { items: [message] } });
    site.on(call('payments', 'export'), { body: { items: [paid] } });
    site.on(call('content', 'export'), { body: { items: [shown] } });
  });
  afterEach(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    window.print = print;
  });

  it('is a JSON file of all stored data in the documented format', async () => {
    site.on(call('content', 'find'), found(showcase(7, 'Sara Ali')));
    await search(EMAIL);
    await userEvent.click(await screen.findByRole('checkbox', { name: /#7/ }));
    await userEvent.click(await button('JSON'));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(reader.result);
      reader.readAsText(files[0] as Blob);
    });
    const copy = personExport.parse(JSON.parse(String(text)));
    const picture = { ...shown, fields: { carImage: `${window.location.origin}/media/car.webp` } };
    expect(copy).toMatchObject({ version: 1, email: EMAIL, language: 'ar', records: [message, paid, picture] });
    expect(sent('content', 'export')).toEqual([{ showcaseIds: [7] }]);
  });

  it("is printed as a PDF in the person's language", async () => {
    let printed = { text: '', title: '', language: '', direction: '' };
    window.print = () => {
      const sheet = document.querySelector<HTMLElement>('body > [lang]');
      printed = {
        text: String(sheet?.textContent),
        title: document.title,
        language: String(sheet?.lang),
        direction: String(sheet?.dir),
      };
    };
    await search(EMAIL);
    await userEvent.click(await button('PDF'));
    await waitFor(() => expect(printed.title).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}$/));
    expect(printed).toMatchObject({ language: 'ar', direction: 'rtl' });
    for (const words of ['ما نحفظه عنك', 'الاسم الأول', 'سارة', 'ملاحظة', 'Called back.', '150'])
      expect(printed.text).toContain(words);
    await waitFor(() => expect(document.querySelector('body > [lang]')).toBeNull());
    expect(document.title).not.toMatch(/personal-data/);
  });

  it('is not created while a part does not answer', async () => {
    site.on(call('payments', 'export'), refusal('UPSTREAM_UNAVAILABLE'));
    await search(EMAIL);
    await userEvent.click(await button('JSON'));
    expect(await screen.findByText('No copy could be made')).toBeTruthy();
    expect(files).toEqual([]);
  });
});

describe('erasing a person', () => {
  it('requires confirmation, and reports what was erased and what the law keeps', async () => {
    site.on(call('inquiries', 'erase'), { body: { erased: { 'contact-messages': 1 }, kept: [] } });
    site.on(call('payments', 'erase'), { body: { erased: { 'auction-subscriptions': 1 }, kept: [MEMBER] } });
    await search(EMAIL);
    await userEvent.click(await eraseButton());
    expect(
      await screen.findByText(/^2 entries are erased.+ undone\. Customer messages: 1 · Auction memberships: 1$/),
    ).toBeTruthy();
    expect(sent('inquiries', 'erase')).toEqual([]);
    site.on(call('inquiries', 'find'), found());
    site.on(call('payments', 'find'), found(MEMBER));
    await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('The entries were erased')).toBeTruthy();
    const words = (await report()).textContent;
    for (const part of [
      'Customer Messages: 1',
      'Auction memberships: 1',
      'Kept because payment law asks for it',
      'Auction memberships #5: Kept: the membership is running',
    ])
      expect(words).toContain(part);
    await waitFor(() => expect(screen.queryByText('CM-2026-00012')).toBeNull());
    expect(screen.queryByRole('button', { name: ERASE })).toBeNull();
  });

  it("names the part that failed, keeps the others' results, and repeats only what failed", async () => {
    site.on(call('inquiries', 'erase'), { body: { erased: { 'contact-messages': 1 }, kept: [] } });
    site.on(call('payments', 'erase'), refusal('UPSTREAM_UNAVAILABLE'));
    await erase();
    expect(await screen.findByText('Not everything could be erased')).toBeTruthy();
    expect(within(await report()).getByText('Done: Messages, requests and emails')).toBeTruthy();
    expect(within(await report()).getByText('Not erased: Payments and memberships')).toBeTruthy();
    site.on(call('payments', 'erase'), { body: { erased: { 'auction-subscriptions': 1 }, kept: [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Repeat for this part' }));
    expect(await screen.findByText('Done: Payments and memberships')).toBeTruthy();
    expect(within(await report()).getByText('Done: Messages, requests and emails')).toBeTruthy();
    expect([sent('inquiries', 'erase').length, sent('payments', 'erase').length]).toEqual([1, 2]);
  });

  it('erases nothing when cancelled', async () => {
    await search(EMAIL);
    await userEvent.click(await eraseButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect([...sent('inquiries', 'erase'), ...sent('payments', 'erase')]).toEqual([]);
  });
});

describe('the showcases of a person', () => {
  const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
  const erasedShowcase = { body: { erased: { 'customer-showcase': 1 }, kept: [] } };

  beforeEach(() => {
    for (const part of ['inquiries', 'payments'] as const) site.on(call(part, 'erase'), { body: { erased: {}, kept: [] } });
    site.on(call('content', 'find'), found(showcase(7, 'Sara Ali'), showcase(8, 'Sara Alibaba')));
  });

  it('are found by the names in other parts; selected ones are erased with the rest', async () => {
    site.on(call('content', 'erase'), erasedShowcase);
    await search(EMAIL);
    await userEvent.click(await box(/^Sara Ali #7/));
    expect((await box(/#8/)).checked).toBe(false);
    expect(sent('content', 'find')).toEqual([{ name: 'Sara Ali' }]);
    await userEvent.click(await eraseButton());
    expect(await screen.findByText(/^3 entries are erased/)).toBeTruthy();
    site.on(call('inquiries', 'find'), found());
    site.on(call('payments', 'find'), found());
    site.on(call('content', 'find'), found(showcase(8, 'Sara Alibaba')));
    await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    expect((await report()).textContent).toContain('Customer showcases: 1');
    expect(sent('content', 'erase')).toEqual([{ showcaseIds: [7] }]);
    // The name is no longer known, and its other showcases can still be selected.
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /#7/ })).toBeNull());
    expect((await box(/#8/)).checked).toBe(false);
    expect(screen.queryByRole('button', { name: ERASE })).toBeNull();
  });

  it('are kept if none is selected', async () => {
    await search(EMAIL);
    await box(/#7/);
    await userEvent.click(await eraseButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    await report();
    expect(sent('content', 'erase')).toEqual([]);
    // The remaining data is read again; the next test must not receive that call.
    await waitFor(() => expect(sent('content', 'find')).toHaveLength(2));
  });

  it('are found by a typed name if other parts have none', async () => {
    site.on(call('content', 'erase'), erasedShowcase);
    site.on(call('inquiries', 'find'), found());
    site.on(call('payments', 'find'), found());
    await search(EMAIL);
    const name = await screen.findByLabelText('Name of the customer');
    expect(sent('content', 'find')).toEqual([]);
    await userEvent.type(name, 's{Enter}');
    expect(await screen.findByText('Please enter a name of at least 2 characters')).toBeTruthy();
    await userEvent.type(name, 'ara{Enter}');
    await userEvent.click(await box(/#7/));
    await userEvent.click(await eraseButton());
    expect(await screen.findByText(/^1 entry is erased/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    expect(await screen.findByText('The entries were erased')).toBeTruthy();
    // The remaining data is read again; the next test must not receive that call.
    await waitFor(() => expect(sent('content', 'find')).toEqual([{ name: 'sara' }, { name: 'sara' }]));
    expect([sent('inquiries', 'erase'), sent('content', 'erase')]).toEqual([[], [{ showcaseIds: [7] }]]);
  });

  it('are searched for a Japanese name in both orders', async () => {
    site.on(call('inquiries', 'find'), found(record({ name: '佐藤 健二' })));
    site.on(call('payments', 'find'), found());
    await search(EMAIL);
    await waitFor(() => expect(sent('content', 'find')).toEqual([{ name: '佐藤 健二' }, { name: '健二 佐藤' }]));
  });

  it('include testimonials of that name, which are erased too', async () => {
    const testimonials = [{ name: 'Sara Ali', createdAt: '2026-03-04T20:30:00.000Z' }];
    site.on(call('content', 'find'), { body: { items: [showcase(7, 'Sara Ali')], testimonials } });
    site.on(call('content', 'erase'), { body: { erased: { testimonials: 1 }, kept: [] } });
    await search(EMAIL);
    await userEvent.click(await box(/^Sara Ali \(Testimonials on the home page\)/));
    await userEvent.click(await eraseButton());
    expect(await screen.findByText(/^3 entries are erased/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
    expect((await report()).textContent).toContain('Testimonials on the home page: 1');
    expect(sent('content', 'erase')).toEqual([{ testimonialNames: ['Sara Ali'] }]);
    // The remaining data is read again; the next test must not receive that call.
    await waitFor(() => expect(sent('content', 'find')).toHaveLength(2));
  });

  it('showcases that could not be erased are repeated on their own', async () => {
    site.on(call('content', 'erase'), refusal('UPSTREAM_UNAVAILABLE'));
    await search(EMAIL);
    await userEvent.click(await box(/#7/));
    await userEvent.click(await eraseButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Erase for good' }));
    expect(within(await report()).getByText('Not erased: Showcases and testimonials')).toBeTruthy();
    site.on(call('content', 'erase'), erasedShowcase);
    await userEvent.click(await screen.findByRole('button', { name: 'Repeat for this part' }));
    expect(await screen.findByText('Done: Showcases and testimonials')).toBeTruthy();
    expect(sent('content', 'erase')).toEqual([{ showcaseIds: [7] }, { showcaseIds: [7] }]);
    expect(sent('inquiries', 'erase')).toHaveLength(1);
  });

  it('showcases that could not be searched block the whole erasure', async () => {
    site.on(call('content', 'find'), refusal('UPSTREAM_UNAVAILABLE'));
    await search(EMAIL);
    expect(await screen.findByText('Not searched: Showcases and testimonials')).toBeTruthy();
    expect(screen.queryByRole('button', { name: ERASE })).toBeNull();
    site.on(call('content', 'find'), found());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No showcase or testimonial has such a name.')).toBeTruthy();
    await eraseButton();
  });
});
