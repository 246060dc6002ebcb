import type { StaffCustomerShowcase } from '@dealership/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../testing/admin-site.js';
import { field, press, pressDelete, save } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../testing/vehicles.js';

const site = adminSite();

const showcase: StaffCustomerShowcase = {
  id: 1,
  clientName: 'Huda',
  clientReview: 'Just as described',
  carMake: 'Kestrel',
  carModel: 'K2',
  carYear: 2023,
  carImage: 'https://pictures.example/k2.jpg',
  imageAlt: null,
  translations: { ar: { clientReview: 'كما وُصفت' } },
  outdated: { ar: ['clientReview'] },
  rating: 4,
  featured: false,
  version: 5,
  createdAt: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => {
  site.on('GET /api/staff/customer-showcase', { body: [showcase] });
});

it.each([
  ['ar', 'كما وُصفت', 0, /Kestrel K2.* طراز 2023/],
  ['ja', 'Just as described', 1, '2023年式 Kestrel K2'],
] as const)(
  'lists reviews and cars in the language of staff if they are translated: %s',
  async (language, review, notes, car) => {
    openAdmin('?tab=showcases', language);
    const shown = await screen.findByText(review);
    expect([shown.lang, shown.dir]).toEqual(language === 'ar' ? ['ar', 'rtl'] : ['en', 'ltr']);
    expect(screen.queryAllByText('英語のみ')).toHaveLength(notes);
    expect(screen.getByText(car)).toBeTruthy();
  },
);

it.each([
  ['ja', '森本', '日本語'],
  ['ar', 'Huda', 'العربية'],
] as const)('opens with the name and the translation in the language of staff: %s', async (language, name, tab) => {
  site.on('GET /api/staff/customer-showcase', { body: [{ ...showcase, translations: { ja: { clientName: '森本' } } }] });
  openAdmin('?tab=showcases', language);
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(name, { selector: 'bdi' })).toBeTruthy();
  expect(dialog.getByRole('radio', { name: new RegExp(`^${tab}`), checked: true })).toBeTruthy();
});

it('names what a showcase lacks on the public site', async () => {
  site.on('GET /api/staff/customer-showcase', { body: [{ ...showcase, carImage: null }] });
  openAdmin('?tab=showcases');
  expect(await screen.findByText(/^Missing: picture, Arabic, Japanese$/)).toBeTruthy();
});

describe('in English', () => {
  beforeEach(() => void openAdmin('?tab=showcases'));

  it('offers the five ratings in words, best first and preselected', async () => {
    await press('Add customer showcase');
    const rating = within(await screen.findByRole('dialog')).getByLabelText<HTMLSelectElement>('Rating');
    expect([...rating.options].map(({ text }) => text)).toEqual(['5 Excellent', '4 Very Good', '3 Good', '2 Fair', '1 Poor']);
    expect(rating.value).toBe('5');
  });

  it('requires client, review and car', async () => {
    await press('Add customer showcase');
    await screen.findByRole('dialog');
    save();
    for (const words of [
      "Please enter the client's name",
      "Please enter the client's review",
      'Please enter the make of the car',
      'Please enter the model of the car',
      'Please enter the year of the car',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(site.calls('POST', '/api/customer-showcase')).toEqual([]);
  });

  async function fillIn(): Promise<void> {
    await press('Add customer showcase');
    await screen.findByRole('dialog');
    for (const [name, words] of [
      ['Client name', 'Sara'],
      ['Client review', 'It runs.'],
      ['Car make', 'Kestrel'],
      ['Car model', 'K3'],
      ['Car year', '2025'],
    ] as const)
      await userEvent.type(field(name), words);
    save();
  }

  it('takes make, model and year from the stock, also of a sold car', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, { sold: true })]));
    await press('Add customer showcase');
    await screen.findByRole('dialog');
    await userEvent.type(field('From the stock'), 'vento');
    await userEvent.click(await screen.findByRole('option', { name: /Vento 7/ }));
    expect(['Car make', 'Car model', 'Car year'].map((name) => field(name).value)).toEqual(['Aurelio', 'Vento 7', '2024']);
  });

  it('stores a new one without a picture', async () => {
    site.on('POST /api/customer-showcase', ({ body }) => ({
      status: 201,
      body: { ...showcase, ...body, id: 2, carImage: null },
    }));
    await fillIn();
    expect(await screen.findByText('Customer showcase added successfully')).toBeTruthy();
    expect(site.calls('POST', '/api/customer-showcase').map(({ body }) => body)).toEqual([
      {
        clientName: 'Sara',
        clientReview: 'It runs.',
        carMake: 'Kestrel',
        carModel: 'K3',
        carYear: 2025,
        carImage: '',
        imageAlt: '',
        translations: {},
        outdated: {},
        rating: 5,
        featured: false,
      },
    ]);
  });

  it('stores numbers as numbers, with the version that was seen', async () => {
    site.on('PUT /api/customer-showcase/1', ({ body }) => ({ body: { ...showcase, ...body } }));
    await press('Edit Huda');
    await screen.findByRole('dialog');
    await userEvent.selectOptions(field('Rating'), '5 Excellent');
    await userEvent.clear(field('Car year'));
    await userEvent.type(field('Car year'), '2024');
    save();
    expect(await screen.findByText('Customer showcase updated successfully')).toBeTruthy();
    expect(site.calls('PUT', '/api/customer-showcase/1')[0]?.body).toMatchObject({ rating: 5, carYear: 2024, version: 5 });
  });

  it('keeps translated reviews, and marks missing and outdated ones', async () => {
    site.on('PUT /api/customer-showcase/1', ({ body }) => ({ body: { ...showcase, ...body } }));
    await press('Edit Huda');
    expect(await screen.findByLabelText('العربية · 1 missing · 1 older than its original')).toBeTruthy();
    await userEvent.click(field('日本語 · 2 missing'));
    await userEvent.type(field('Client review (日本語)'), '説明どおり');
    expect(await screen.findByLabelText('日本語 · 1 missing')).toBeTruthy();
    save();
    expect(await screen.findByText('Customer showcase updated successfully')).toBeTruthy();
    expect(site.calls('PUT', '/api/customer-showcase/1')[0]?.body).toMatchObject({
      translations: { ...showcase.translations, ja: { clientReview: '説明どおり' } },
    });
  });

  it('deletes one after its own confirmation', async () => {
    site.on('DELETE /api/customer-showcase/1', { status: 204 });
    await pressDelete('Huda');
    expect(
      await screen.findByText('Are you sure you want to delete this customer showcase? This action cannot be undone.'),
    ).toBeTruthy();
    await press('Delete');
    expect(await screen.findByText('Customer showcase deleted successfully')).toBeTruthy();
  });

  it('shows when changing or deleting failed', async () => {
    for (const call of ['PUT /api/customer-showcase/1', 'DELETE /api/customer-showcase/1'])
      site.on(call, refusal('UPSTREAM_UNAVAILABLE'));
    await pressDelete('Huda');
    await press('Delete');
    expect(await screen.findByText('Failed to delete customer showcase')).toBeTruthy();
    await press('Edit Huda');
    await screen.findByRole('dialog');
    save();
    expect((await screen.findAllByText('Failed to update customer showcase')).length).toBeGreaterThan(0);
  });

  it('shows when creating failed, and keeps the input', async () => {
    site.on('POST /api/customer-showcase', refusal('UPSTREAM_UNAVAILABLE'));
    await fillIn();
    expect((await screen.findAllByText('Failed to create customer showcase')).length).toBeGreaterThan(0);
    expect(field('Client name').value).toBe('Sara');
  });
});
