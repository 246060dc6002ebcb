import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ALL, dialogsOf, expectNothingRuns, noteAll, STRINGS } from '../../src/checks/foreign-code.ts';
import { storeAdminDocument } from '../../src/pages/admin.ts';
import { open } from '../../src/pages/open.ts';
import { eventually, openAdmin, type Staff, test } from '../../src/pages/staff.ts';
import { buyMembership, endMemberships } from '../../src/payments/purchase.ts';

/** The XSS payload with the index `at`, starting over at the end. */
const code = (at: number): string => STRINGS[at % STRINGS.length] ?? '';

const customer = (at: number, { email }: Staff) => ({
  firstName: code(at),
  lastName: code(at + 1),
  email,
  phone: code(at).slice(0, 40),
  website: code(at + 2),
});

const car = (at: number) => ({ vehicleMake: code(at), vehicleModel: code(at + 1) });

/** A day within the booking window. On any day the showroom is open at half past five. */
const DAY = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);

/** A different time for each attempt, because a time can be booked only once. */
const TIME = `${17 + Math.floor(Math.random() * 5)}:${Math.random() < 0.5 ? '00' : '30'}`;

/** Everything a visitor can type into each form, with payload `at` in every field. */
const FORMS: [section: string, path: string, content: (at: number) => object][] = [
  ['messages', '/api/contact', (at) => ({ subject: code(at), message: ALL })],
  ['reservations', '/api/vehicle-reservations', (at) => ({ upcomingVehicleId: 1, vehicleName: code(at), message: ALL })],
  [
    'imports',
    '/api/import-request',
    (at) => ({ vehicleOfInterest: code(at), additionalNotes: ALL, countryOfOrigin: '', acceptTerms: true }),
  ],
  [
    'sourcing',
    '/api/sourcing-request',
    (at) => ({ ...car(at), yearRange: code(at), budget: '50k-100k', specifications: ALL, timeline: 'urgent' }),
  ],
  [
    'consignment',
    '/api/consignment-request',
    (at) => ({
      ...car(at),
      year: code(at).slice(0, 20),
      mileage: code(at).slice(0, 40),
      condition: 'good',
      modifications: code(at),
      serviceHistory: ALL.slice(0, 3000),
      expectedPrice: 'under-100k',
      reason: 'other',
      timeline: 'normal',
    }),
  ],
  ['test-drives', '/api/test-drive', () => ({ vehicleId: 1, date: DAY, time: TIME, message: ALL })],
];

async function send(api: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await api.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
}

/** Opens the first entry of the list, which contains all of the payloads. */
async function openFirst(page: Page): Promise<void> {
  await page.getByRole('row').getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test.describe('without the policy that forbids inline scripts, code', () => {
  // Disable the CSP, which is only the second line of defence: the first one must be sufficient.
  test.use({ bypassCSP: true });

  test('typed by visitors into a form stays text in the admin, and so does a note', async ({ page, context, staff }) => {
    test.slow();
    const dialogs = dialogsOf(context);
    await openAdmin(page, staff);
    for (const [section, path, content] of FORMS)
      await test.step(path, async () => {
        for (const at of STRINGS.keys()) await send(staff.api, path, { ...customer(at, staff), ...content(at) });
        await page.goto(`/admin?tab=${section}&status=all&q=${staff.email}`);
        await expect(page.getByRole('row').getByRole('button')).toHaveCount(STRINGS.length);
        await expectNothingRuns(page, dialogs);
        await openFirst(page);
        await storeAdminDocument(page, section);
        const drawer = page.getByRole('dialog');
        for (const text of STRINGS) await expect(drawer).toContainText(text);
        await noteAll(drawer);
        await expectNothingRuns(page, dialogs);
      });
    await send(staff.api, '/api/newsletter', { email: staff.email, website: STRINGS.slice(0, 6).join(' ').slice(0, 500) });
    await page.goto(`/admin?tab=newsletter&status=all&q=${staff.email}`);
    await openFirst(page);
    await expect(page.getByRole('dialog')).toContainText(code(0));
    await expectNothingRuns(page, dialogs);
  });

  test('typed by a membership buyer, and in a note, stays text in the admin', async ({ page, context, staff }) => {
    const [firstName = '', lastName = '', city = '', billingAddress = ''] = STRINGS;
    const buyer = { firstName, lastName, city, billingAddress, phone: code(4).slice(0, 40), zipCode: code(5).slice(0, 20) };
    await buyMembership(staff.api, { email: staff.email, ...buyer });
    const dialogs = dialogsOf(context);
    await openAdmin(page, staff, `?tab=memberships&q=${staff.email}`);
    await page.getByRole('row').getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    for (const text of Object.values(buyer)) await expect(drawer).toContainText(text);
    await noteAll(drawer);
    await expectNothingRuns(page, dialogs);
    await endMemberships(staff.api, staff.email);
  });

  test('in an upcoming vehicle stays text for visitors, in the admin and in its activity', async ({
    page,
    context,
    visitor,
    staff,
  }) => {
    const { api, mark } = staff;
    const fields = { name: `${code(2)} ${mark}`, description: ALL, estimatedArrival: code(3), price: '1' };
    const { id } = await (await api.post('/api/upcoming-vehicles', { data: { ...fields, featured: true } })).json();
    const dialogs = dialogsOf(visitor.context());
    await open(visitor, `/upcoming-vehicle/${id}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(fields.name);
    for (const text of STRINGS) await expect(visitor.locator('#content')).toContainText(text);
    await expectNothingRuns(visitor, dialogs);
    const card = visitor.getByRole('article').filter({ hasText: mark });
    await eventually(visitor, '/inventory?status=arriving-soon', () => expect(card).toHaveCount(1, { timeout: 1000 }));
    await expectNothingRuns(visitor, dialogs);

    const inAdmin = dialogsOf(context);
    await expect(
      await api.put(`/api/upcoming-vehicles/${id}`, { data: { name: `${code(7)} ${mark}`, description: 'x' } }),
    ).toBeOK();
    await openAdmin(page, staff, `?tab=upcoming-vehicles&q=${mark}`);
    await expect(page.getByRole('row').filter({ hasText: mark })).toContainText(code(3));
    await expectNothingRuns(page, inAdmin);
    await page.goto('/admin?tab=activity');
    const entry = page
      .getByRole('row')
      .filter({ hasText: `Upcoming vehicle #${id}` })
      .filter({ hasText: 'Changed' });
    await entry.locator('summary').click();
    await expect(entry).toContainText(mark);
    await expectNothingRuns(page, inAdmin);
  });
});
