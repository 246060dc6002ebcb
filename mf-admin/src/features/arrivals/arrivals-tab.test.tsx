import type { ArrivalsEmails } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { refusal } from '../../testing/fake-site.js';
import { goBack, goTo, openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';
import { typedIntroductions } from './typed-introductions.js';

const site = adminSite();

const EMAILS_PATH = '/api/arrivals-emails';

const overview = (more: Partial<ArrivalsEmails> = {}) => ({
  body: {
    items: [
      {
        id: 4,
        createdAt: '2026-02-01T08:00:00.000Z',
        vehicles: ['2024 Aurelio Vento'],
        addressed: 12,
        sent: 10,
        failed: 2,
        complete: true,
      },
    ],
    subscribers: 12,
    nextAt: null,
    ...more,
  } satisfies ArrivalsEmails,
});

const written = (words: string) => ({
  subject: `${words} – Aureva`,
  html: `<html><head></head><body><p>${words}</p></body></html>`,
  text: `Text: ${words}`,
});

const bodies = (path = '') => site.calls('POST', EMAILS_PATH + path).map(({ body }) => body);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  typedIntroductions.clear();
  site.on(`GET ${EMAILS_PATH}`, overview());
  site.on(
    'GET /api/staff/vehicles',
    vehicleList([
      vehicle(3, { createdAt: '2026-02-02T00:00:00.000Z' }),
      vehicle(2, { createdAt: '2026-02-02T00:00:00.000Z', sold: true }),
      vehicle(1),
    ]),
  );
  site.on(`POST ${EMAILS_PATH}/preview`, { body: { en: written('Arrived'), ar: written('وصلت'), ja: written('入荷') } });
  site.on(`POST ${EMAILS_PATH}/test`, { status: 204 });
  site.on(`POST ${EMAILS_PATH}`, { status: 201, body: overview().body.items[0] });
});

async function compose(): Promise<void> {
  openAdmin('?tab=arrivals');
  await userEvent.click(await button('Write a newsletter'));
  for (const language of ['English', 'العربية', '日本語'])
    await userEvent.type(await screen.findByLabelText(`Introduction: ${language}`), `In ${language}`);
}

const draft = { vehicleIds: [3], introduction: { en: 'In English', ar: 'In العربية', ja: 'In 日本語' } };

describe('new-arrivals e-mails', () => {
  it('are listed with the numbers of sent and refused e-mails', async () => {
    openAdmin('?tab=arrivals');
    const row = (await screen.findByText('2024 Aurelio Vento')).closest('tr') as HTMLElement;
    const numbers = within(row).getAllByRole('cell').slice(3);
    expect(numbers.map(({ textContent }) => textContent)).toEqual(['12', '10', '2']);
    // For phones, where the table has no head.
    expect(numbers.map(({ dataset }) => dataset.title)).toEqual(['Subscribers', 'Delivered', 'Refused']);
  });

  it('offer unsold vehicles that arrived after the last e-mail', async () => {
    await compose();
    expect(((await screen.findByRole('checkbox', { name: /Vento 3/ })) as HTMLInputElement).checked).toBe(true);
    expect((screen.getByRole('checkbox', { name: /Vento 1/ }) as HTMLInputElement).checked).toBe(false);
    expect(screen.queryByRole('checkbox', { name: /Vento 2/ })).toBeNull();
  });

  it('are previewed in every language, as HTML and as text', async () => {
    await compose();
    const email = await screen.findByRole('document', { name: 'Arrived – Aureva' });
    expect(within(email).getByText('Arrived').tagName).toBe('P');
    const place = within(screen.getByRole('region', { name: 'Preview' }));
    await userEvent.click(place.getByRole('radio', { name: '日本語' }));
    await userEvent.click(place.getByRole('radio', { name: 'Text' }));
    expect(await screen.findByText('Text: 入荷')).toBeTruthy();
    expect(bodies('/preview').at(-1)).toEqual(draft);
  });

  it('keep the typed text while another section is open, until they are given up', async () => {
    await compose();
    await goTo('/admin?tab=account');
    await goBack();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Introduction: English')).value).toBe('In English');
    await userEvent.click(await button('Cancel'));
    await userEvent.click(await button('Write a newsletter'));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Introduction: English')).value).toBe('');
  });

  it('are sent to staff as a test, and to all after a confirmation, once', async () => {
    await compose();
    await userEvent.click(await button('Send to the staff'));
    expect(await screen.findByText('The newsletter is on its way to the staff')).toBeTruthy();
    expect(bodies('/test')).toEqual([{ ...draft, language: 'en' }]);
    await userEvent.click(await button('Send to 12 subscribers'));
    expect(bodies()).toEqual([]);
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Send to 12 subscribers?');
    await userEvent.click(within(question).getByRole('button', { name: 'Send to 12 subscribers' }));
    expect(await screen.findByText('The newsletter is on its way to the subscribers')).toBeTruthy();
    expect(bodies()).toEqual([{ ...draft, key: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    expect(await button('Write a newsletter')).toBeTruthy();
  });

  it('follow the draft in the preview from the first vehicle on', async () => {
    openAdmin('?tab=arrivals');
    await userEvent.click(await button('Write a newsletter'));
    expect(await screen.findByText('1 of 20 chosen')).toBeTruthy();
    expect(screen.getByText(/arrivals since the newsletter of 1 Feb 2026/)).toBeTruthy();
    await screen.findByRole('document', { name: 'Arrived – Aureva' });
    site.on(`POST ${EMAILS_PATH}/preview`, { body: { en: written('Two'), ar: written('اثنتان'), ja: written('二台') } });
    // The test before may have asked once more as it ended.
    expect(bodies('/preview').at(-1)).toEqual({ vehicleIds: [3], introduction: { en: '', ar: '', ja: '' } });
    await userEvent.click(screen.getByRole('checkbox', { name: /Vento 1/ }));
    expect(await screen.findByRole('document', { name: 'Two – Aureva' })).toBeTruthy();
    expect(bodies('/preview').at(-1)).toMatchObject({ vehicleIds: [3, 1] });
    for (const name of [/Vento 3/, /Vento 1/]) await userEvent.click(screen.getByRole('checkbox', { name }));
    expect(await screen.findByText('The newsletter appears here once it has a vehicle.')).toBeTruthy();
  });

  it('show why there is no preview, and try again', async () => {
    site.on(`POST ${EMAILS_PATH}/preview`, refusal('UPSTREAM_UNAVAILABLE'));
    await compose();
    expect(await screen.findByText('The newsletter could not be shown')).toBeTruthy();
    site.on(`POST ${EMAILS_PATH}/preview`, { body: { en: written('Arrived'), ar: written('وصلت'), ja: written('入荷') } });
    await userEvent.click(await button('Try again'));
    expect(await screen.findByRole('document', { name: 'Arrived – Aureva' })).toBeTruthy();
  });

  it('are not sent while nobody has subscribed', async () => {
    site.on(`GET ${EMAILS_PATH}`, overview({ subscribers: 0 }));
    await compose();
    expect(((await button('Send to 0 subscribers')) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('Nobody has subscribed yet.')).toBeTruthy();
  });

  it('keep the input when the server refuses them, and show why', async () => {
    site.on(`POST ${EMAILS_PATH}`, refusal('ARRIVALS_EMAIL_LIMIT_REACHED'));
    await compose();
    await userEvent.click(await button('Send to 12 subscribers'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to 12 subscribers' }));
    expect(await screen.findByText(/Two newsletters went out in the last 30 days/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((screen.getByLabelText('Introduction: English') as HTMLTextAreaElement).value).toBe('In English');
  });

  it('name the vehicles that were sold meanwhile, and leave them out', async () => {
    const errors = [{ path: 'vehicleIds.0', message: 'Vehicle 3 has been sold' }];
    site.on(`POST ${EMAILS_PATH}`, refusal('VALIDATION_FAILED', { errors }));
    await compose();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Vento 1/ }));
    await userEvent.click(await button('Send to 12 subscribers'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to 12 subscribers' }));
    expect(await screen.findByText(/^No longer for sale, and taken out of the newsletter: .*Vento 3$/)).toBeTruthy();
    await waitFor(() => expect(screen.getByText('1 of 20 chosen')).toBeTruthy());
    site.on(`POST ${EMAILS_PATH}`, { status: 201, body: overview().body.items[0] });
    await userEvent.click(await button('Send to 12 subscribers'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send to 12 subscribers' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ vehicleIds: [1] }));
  });

  it('show when the next one is allowed, and are not sent earlier', async () => {
    site.on(`GET ${EMAILS_PATH}`, overview({ nextAt: '2026-03-03T08:00:00.000Z' }));
    await compose();
    expect(screen.getByText(/The next one may be sent on/)).toBeTruthy();
    expect(((await button('Send to 12 subscribers')) as HTMLButtonElement).disabled).toBe(true);
    expect(((await button('Send to the staff')) as HTMLButtonElement).disabled).toBe(false);
  });
});
