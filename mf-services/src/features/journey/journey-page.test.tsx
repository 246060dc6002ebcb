import type { JourneyPage as Journey, JourneyMessage, Language } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { Route, Routes } from '@dealership/ui-kit/router';
import { failure, fakeService, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { JourneyPage } from './journey-page.js';
import texts from './locales/en.json';

const TOKEN = 'dGhlIGtleSBvZiBvbmUgY3VzdG9tZXI';

const inquiries = fakeService('inquiries');

const words = (en: string) => ({ en, ar: en, ja: en });
const at = '2026-11-20T08:00:00.000Z';

const journey = {
  ...{ kind: 'import', title: 'Aurelio Vento 2024', language: 'ar', firstName: 'Layla', lastName: 'Haddad' },
  reference: 'import-117',
  steps: [
    { key: 'paid', name: words('Paid'), doneOn: '2026-11-20', estimate: null, note: null, late: false },
    { key: 'sea', name: words('At sea'), doneOn: null, estimate: '2026-11-22', note: 'MV Morning Star 118', late: true },
    { key: 'plates', name: words('Plates'), doneOn: null, estimate: null, note: null, late: false },
  ],
  files: [
    { id: 1, name: 'Quay.jpg', mediaType: 'image/webp', size: 90_000, width: 1600, height: 1067, step: 'sea', createdAt: at },
    { id: 2, name: 'Bill.pdf', mediaType: 'application/pdf', size: 90_000, width: null, height: null, step: null, createdAt: at },
  ],
  createdAt: at,
  updatedAt: at,
  contact: { name: 'Omar', phone: '+971 6 000 0000', whatsapp: '97160000000', email: 'a@b.example' },
  messages: [] as JourneyMessage[],
  expiresAt: '2027-03-01T00:00:00.000Z',
} as unknown as Journey;

const PAGE = `/api/journeys/${TOKEN}`;
const MESSAGES = `${PAGE}/messages`;

function show(query = '', language: Language = 'en') {
  renderWithProviders(
    <>
      <Routes>
        <Route path="/journey/:token" element={<JourneyPage />} />
      </Routes>
      <Toaster />
    </>,
    { namespace: 'journey', texts, language, at: `/journey/${TOKEN}${query}` },
  );
}

beforeEach(() => {
  inquiries.reset();
  sessionStorage.clear();
  inquiries.answers = { [PAGE]: { status: 200, body: journey } };
});

it('shows each step as done, late or open, in words, and marks the next', async () => {
  show();
  const title = await screen.findByRole('heading', { name: 'Aurelio Vento 2024', level: 1 });
  expect(title.querySelector('bdi')?.lang).toBe('en');
  const [paid, sea, plates] = ['Paid', 'At sea', 'Plates'].map((name) =>
    screen.getByRole('heading', { name, level: 3 }).closest('li'),
  );
  expect(paid?.textContent).toContain('Done on 20 November 2026');
  expect(sea?.textContent).toContain('Later than plannedExpected on 22 November 2026');
  expect(sea?.getAttribute('aria-current')).toBe('step');
  expect(screen.getByText('MV Morning Star 118').lang).toBe('ar');
  expect(plates?.textContent).toBe('Plates');
});

it("falls back to a step's English name, marked as such, and shows the vessel's name", async () => {
  const [paid, sea, plates] = journey.steps;
  const untranslated = { en: 'At sea', ar: '', ja: '' };
  const vessel = { ...paid, key: 'vessel', note: 'MV Aurora 7' };
  const steps = [vessel, { ...sea, name: untranslated }, plates];
  inquiries.answers = { [PAGE]: { status: 200, body: { ...journey, steps } } };
  show('', 'ar');
  const name = (await screen.findByRole('heading', { name: 'At sea', level: 3 })).querySelector('bdi');
  expect([name?.lang, name?.dir]).toEqual(['en', 'ltr']);
  const translated = screen.getByRole('heading', { name: 'Paid', level: 3 }).querySelector('bdi');
  expect([translated?.lang, translated?.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getAllByText('At sea')).toHaveLength(3);
  expect(screen.getByRole('img', { name: 'Aurelio Vento 2024: \u2066At sea\u2069' })).toBeTruthy();
  expect(screen.getAllByText('Vessel').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'VesselMV Aurora 7',
    'VesselMV Aurora 7',
  ]);
});

it('sizes pictures, downloads documents, and does not leak its URL', async () => {
  show();
  const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'Aurelio Vento 2024: At sea' });
  expect([picture.getAttribute('src'), picture.width, picture.height]).toEqual([`${PAGE}/files/1`, 1600, 1067]);
  expect(screen.getByRole('link', { name: 'Bill.pdf' }).getAttribute('download')).toBe('Bill.pdf');
  expect(document.querySelector('header img')?.getAttribute('src')).toBe(`${PAGE}/files/1`);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  const elsewhere = links.filter((href) => !href.startsWith(window.location.origin));
  expect(elsewhere).toHaveLength(3);
  for (const href of elsewhere) expect(decodeURIComponent(href)).not.toContain(TOKEN);
});

it('keeps an unsent message, and retries it once', async () => {
  inquiries.answers = { [MESSAGES]: unavailable, ...inquiries.answers };
  show();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await send();
  await screen.findByText('Please write your message');
  await userEvent.type(field, 'Has it left?');
  await send();
  await screen.findByText(/could not be sent. What you typed is still here/);
  expect(field.value).toBe('Has it left?');

  const message = { id: 5, from: 'customer', text: 'Has it left?', author: null, createdAt: at };
  inquiries.answers = {
    [MESSAGES]: { status: 201, body: message },
    [PAGE]: { status: 200, body: { ...journey, messages: [message] } },
  };
  await send();
  await waitFor(() => expect(screen.getByText('Has it left?', { selector: 'li p' })).toBeTruthy());
  expect(field.value).toBe('');
  const sent = inquiries.at(MESSAGES);
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Has it left?' }, { text: 'Has it left?' }]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it.each([
  ['JOURNEY_LINK_EXPIRED', 'This link has expired'],
  ['JOURNEY_LINK_REVOKED', 'This link no longer works'],
] as const)('explains a link that answers %s, and sends a new one to the address on file', async (code, title) => {
  inquiries.answers = {
    [`${PAGE}`]: failure(410, code, 'Gone'),
    '/api/journeys/renew': { status: 202, body: { accepted: true } },
  };
  show();
  await screen.findByRole('heading', { name: title, level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Send me a new link' }));
  await screen.findByText(/If we have an email address on file/);
  expect(inquiries.at('/api/journeys/renew').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
});

it('has native forms, and shows their outcome', async () => {
  const message = { id: 7, from: 'customer', text: 'Has it left?', author: null, createdAt: at };
  inquiries.answers = { [PAGE]: { status: 200, body: { ...journey, messages: [message] } } };
  show('?outcome=tooLong&text=As+typed');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
  expect(field.value).toBe('As typed');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('This text is too long').getAttribute('role')).toBe('alert');
  const { method, action } = field.form as HTMLFormElement;
  expect([method, new URL(action).pathname]).toEqual(['post', `${PAGE}/form`]);
  expect([...new FormData(field.form as HTMLFormElement)]).toEqual([
    ['after', '7'],
    ['text', 'As typed'],
  ]);
});

it('keeps the input when the link has expired meanwhile', async () => {
  inquiries.answers = { [PAGE]: failure(410, 'JOURNEY_LINK_EXPIRED', 'Gone') };
  show('?outcome=gone&text=As+typed');
  const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message was not sent. What you typed:' });
  expect([kept.value, kept.readOnly]).toEqual(['As typed', true]);
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Send me a new link' }).form;
  expect([form?.method, new URL(form?.action ?? '').pathname]).toEqual(['post', `${PAGE}/renewal`]);
});
