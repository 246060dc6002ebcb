import { firstSettings, type StaffSetting } from '@dealership/contracts';
import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite, SESSION } from '../../testing/admin-site.js';
import { field, press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';

const site = adminSite();
const AT = '2026-11-23T08:00:00.000Z';
const dealer = firstSettings.dealer as unknown as Record<string, unknown>;
const DEALER: StaffSetting = { name: 'dealer', revision: 0, published: dealer, draft: null, history: [] };

const drafted = (body: object, revision = 1): StaffSetting => ({
  ...DEALER,
  revision,
  draft: { version: revision, author: 'Mona', at: AT, body: body as Record<string, unknown> },
});

const type = async (name: string, text: string) => {
  await screen.findByLabelText(name);
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};

beforeEach(() => {
  site.on('GET /api/staff/settings/dealer', { body: DEALER });
});

it('keeps a draft and then offers to look at it on the site', async () => {
  site.on('PUT /api/staff/settings/dealer/draft', ({ body }) => ({ body: drafted(Object(body).body) }));
  openAdmin('?tab=settings');
  await type('Name', 'Corniche Cars');
  await press('Save draft');
  const preview = await screen.findByRole('link', { name: 'Preview on the site' });
  expect(preview.getAttribute('href')).toBe('/contact?preview=1');
  expect(site.calls('PUT', '/api/staff/settings/dealer/draft')[0]?.body).toEqual({
    revision: 0,
    body: { ...dealer, name: 'Corniche Cars' },
  });
});

it('publishes what stands in the form, an added phone number too', async () => {
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

it('says beside a field what is wrong with it, and sends nothing', async () => {
  openAdmin('?tab=settings');
  await type('WhatsApp', 'mobile');
  await press('Publish');
  expect(await screen.findByText('Please enter 8 to 15 digits, beginning with the country code')).toBeTruthy();
  expect(site.calls('PUT', '/api/staff/settings/dealer/draft')).toEqual([]);
});

it('shows what somebody else wrote meanwhile beside what was typed, and loses neither', async () => {
  openAdmin('?tab=settings');
  await type('Name', 'Mine');
  site.on('PUT /api/staff/settings/dealer/draft', refusal('CHANGED_MEANWHILE'));
  site.on('GET /api/staff/settings/dealer', { body: drafted({ ...dealer, name: 'Theirs', email: 'new@cars.example' }) });
  await press('Save draft');
  const row = await screen.findByRole('row', { name: /^Name/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Theirs', 'Mine']);
  await press('Keep mine');
  await waitFor(() => expect(field('Name').value).toBe('Mine'));
  site.on('PUT /api/staff/settings/dealer/draft', ({ body }) => ({ body: drafted(Object(body).body, 2) }));
  await press('Save draft');
  await waitFor(() =>
    expect(site.calls('PUT', '/api/staff/settings/dealer/draft').at(-1)?.body).toMatchObject({
      revision: 1,
      body: { name: 'Mine' },
    }),
  );
});

it('brings back what was published before', async () => {
  const version = (of: number) => ({ version: of, author: 'Mona', at: AT, body: dealer, returnedTo: null });
  const history = [version(4), version(2)];
  site.on('GET /api/staff/settings/dealer', { body: { ...DEALER, revision: 4, history } });
  site.on('POST /api/staff/settings/dealer/return', { body: { ...DEALER, revision: 5, history } });
  openAdmin('?tab=settings');
  await press('Return to version 2');
  expect(await screen.findByText('Earlier version published')).toBeTruthy();
  expect(site.calls('POST', '/api/staff/settings/dealer/return')[0]?.body).toEqual({ revision: 4, version: 2 });
});

it('puts the sections of the home page into another order, adds the one that is missing and takes a picture', async () => {
  const first = firstSettings.home;
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

it('shows an editor the texts alone', async () => {
  site.on('GET /api/admin/session', { body: { ...SESSION, role: 'editor' } });
  site.on('GET /api/staff/texts/announcement', {
    body: { ...DEALER, name: 'announcement', published: firstSettings.announcement as unknown as Record<string, unknown> },
  });
  openAdmin('?tab=settings&setting=announcement');
  const choice = await screen.findByRole('combobox', { name: 'Setting or text' });
  expect(within(choice).queryByRole('option', { name: 'Dealer' })).toBeNull();
  expect(await screen.findByLabelText('Show the bar')).toBeTruthy();
});

it('writes rules of assignment: kind and language of a request, and whose it is or that it goes in turn', async () => {
  const { replies } = firstSettings;
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
