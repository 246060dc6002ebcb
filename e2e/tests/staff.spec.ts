import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../src/axe.ts';
import { root } from '../src/site.ts';
import { done, eventually, failed, SAME_ORIGIN, STAFF_PASSWORD, type Staff, sendMessage, signIn, test } from '../src/staff.ts';

const PICTURES = ['front', 'rear'].map((view) => join(root, `infra/demo-data/pictures/vehicles/gt-silver/${view}.webp`));

/** A stored picture by its content, whatever the size in which it is shown. */
const contentOf = async (picture: Locator): Promise<string> =>
  /\/media\/[0-9a-f]+/.exec((await picture.getAttribute('src')) ?? '')?.[0] ?? 'not a stored picture';

const createVehicle = async ({ api, mark }: Staff, more: object = {}): Promise<number> => {
  const data = { make: 'Falcone', model: mark, year: 2025, mileage: 800, price: 910_000, ...more };
  return ((await (await api.post('/api/vehicles', { data })).json()) as { id: number }).id;
};

async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit vehicle' });
  await expect(drawer).toBeVisible();
  return drawer;
}

test('a wrong password is refused, the right one opens the desk', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin-login$/);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(failed(page, 'Access denied')).toContainText('Incorrect password');
  await expect(page).toHaveURL(/\/admin-login$/);
  await signIn(page);
  await expect(done(page, 'Login successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(15);
  await expect(page.getByRole('navigation', { name: 'Overview' }).getByRole('link')).toHaveCount(5);
});

test('a vehicle with uploaded pictures is put in order, shown to visitors, sold and deleted', async ({
  page,
  visitor,
  staff,
}) => {
  const name = `2025 Falcone ${staff.mark}`;
  await signIn(page);
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add vehicle' });
  for (const [label, text] of Object.entries({
    Make: 'Falcone',
    Model: staff.mark,
    Year: '2025',
    Mileage: '800',
    Price: 'AED 910,000',
  }))
    await drawer.getByLabel(label, { exact: true }).fill(text);
  await drawer.locator('input[type="file"]').setInputFiles(PICTURES);
  const pictures = drawer.getByRole('listitem').locator('img');
  await expect(pictures).toHaveCount(2);
  const second = await contentOf(pictures.nth(1));
  expect(second).not.toBe(await contentOf(pictures.first()));
  await drawer.getByRole('button', { name: 'Move picture 2 one place forward' }).click();
  await expect.poll(() => contentOf(pictures.first())).toBe(second);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(done(page, 'Vehicle added successfully')).toBeVisible();
  await expect(drawer).toBeHidden();

  const card = visitor.getByRole('article').filter({ hasText: staff.mark });
  await eventually(visitor, `/inventory?search=${staff.mark}`, () => expect(card).toHaveCount(1, { timeout: 1000 }));
  await expect(card).toContainText('AED 910,000');
  expect(await contentOf(card.locator('img').first())).toBe(second);

  const editing = await edit(page, name);
  await editing.getByLabel('Sold').check();
  await page.keyboard.press('Control+s');
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  await eventually(visitor, `/inventory?status=sold&search=${staff.mark}`, () =>
    expect(card.getByText('Sold', { exact: true })).toBeVisible({ timeout: 1000 }),
  );

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: name });
  await expect(question).toContainText('Are you sure you want to delete this vehicle? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(done(page, 'Vehicle deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
  await eventually(visitor, `/inventory?status=all&search=${staff.mark}`, () => expect(card).toHaveCount(0, { timeout: 1000 }));
});

test('of two who edit a vehicle the slower one is told, and overwrites nothing', async ({ page, context, staff }) => {
  const id = await createVehicle(staff);
  const stored = async () => (await staff.api.get(`/api/vehicles/${id}?fresh=${Date.now()}`)).json();
  const name = `2025 Falcone ${staff.mark}`;
  await signIn(page);
  const other = await context.newPage();
  await other.goto(`/admin?q=${staff.mark}`);
  const [mine, theirs] = [await edit(page, name), await edit(other, name)];
  await theirs.getByLabel('Price').fill('875,000');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(done(other, 'Vehicle updated successfully')).toBeVisible();

  await mine.getByLabel('Description').fill('One owner.');
  const refusal = page.waitForResponse(`**/api/vehicles/${id}`);
  await mine.getByRole('button', { name: 'Save' }).click();
  expect((await refusal).status()).toBe(409);
  await expect(failed(page, 'Failed to save vehicle')).toBeVisible();
  await expect(mine.getByText('Somebody else changed this meanwhile', { exact: true })).toBeVisible();
  await expect(mine.getByLabel('Description')).toHaveValue('One owner.');
  expect(await stored()).toMatchObject({ price: 875_000, description: '' });

  await mine.getByRole('button', { name: 'Load the current version' }).click();
  await expect(mine.getByLabel('Price')).toHaveValue('875000');
  await mine.getByLabel('Description').fill('Two owners.');
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  expect(await stored()).toMatchObject({ price: 875_000, description: 'Two owners.' });
});

test('a post stays hidden until it is published, and its HTML runs nothing', async ({ page, visitor, staff }) => {
  const slug = `img-${staff.mark.toLowerCase()}`;
  const title = `<img src=x onerror=alert(1)> ${staff.mark}`;
  const dialogs: string[] = [];
  visitor.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await signIn(page);
  await page.getByRole('tab', { name: 'Blog Management' }).click();
  await page.getByRole('button', { name: 'Add blog post' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add blog post' });
  await drawer.getByLabel('Title', { exact: true }).fill(title);
  await drawer.getByLabel('Slug').fill(slug);
  await drawer.getByLabel('Author').fill('Mariam');
  await drawer.getByLabel('Excerpt').fill('What to look at first.');
  await drawer
    .getByLabel('Content')
    .fill('The <strong>frame</strong> first.<script>alert(2)</script><img src="x" onerror="alert(3)">');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(done(page, 'Blog post created successfully')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: staff.mark });
  await expect(row.getByText('Draft')).toBeVisible();
  const answer = async () => (await visitor.request.get(`/blog?post=${slug}`)).status();
  expect(await answer()).toBe(404);

  await row.getByRole('button', { name: `Publish ${title}` }).click();
  await expect(done(page, 'Blog post updated successfully')).toBeVisible();
  await expect(row.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(answer).toBe(200);
  await eventually(visitor, '/blog', () =>
    expect(visitor.getByRole('article').filter({ hasText: staff.mark })).toBeVisible({ timeout: 1000 }),
  );
  await visitor.getByRole('link', { name: staff.mark }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.getByText('The frame first.').locator('strong')).toHaveText('frame');
  expect(dialogs).toEqual([]);

  await row.getByRole('button', { name: `Unpublish ${title}` }).click();
  await expect(row.getByText('Draft')).toBeVisible();
  await expect.poll(answer).toBe(404);
});

test('a message is read, given a status and a note, called spam and back, and exported without formulas', async ({
  page,
  staff,
}) => {
  const { mark, email } = staff;
  const message = '=HYPERLINK("https://other.example";"Press here")';
  await sendMessage(staff.api, { firstName: '=1+1', lastName: `@${mark}`, email, phone: '+971 50 123 4567', message });
  await signIn(page);
  await page.getByRole('tab', { name: 'Customer Messages' }).click();
  await page.getByRole('searchbox').fill(mark);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: mark }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  await expect(drawer.getByText(message)).toBeVisible();

  await drawer.getByLabel('Status').selectOption('In progress');
  await expect(done(page, 'Status saved')).toContainText('In progress');
  await drawer.getByLabel('New note').fill('-called back');
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByRole('article').filter({ hasText: '-called back' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(drawer.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Spam');
  await row.getByRole('button', { name: mark }).click();
  await drawer.getByRole('button', { name: 'Not spam' }).click();
  await expect(drawer.getByLabel('Status')).toHaveValue('new');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All but spam');
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await expect(row.getByText('1 note')).toBeVisible();

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const csv = await readFile(await (await coming).path(), 'utf8');
  for (const cell of ["'=1+1", `'@${mark}`, "'=HYPERLINK", "'+971 50 123 4567", "'-called back"]) expect(csv).toContain(cell);
  expect(csv).not.toMatch(/(?:^|[,\n])"?[=+\-@]/);
});

test('an e-mail that was given up is seen with its reason, sent again, and gone with the person', async ({ page, staff }) => {
  const { mark, api } = staff;
  // An address of 254 signs is one, and one sign longer than the mailbox takes.
  const name = `${mark}@`;
  const email = `${name}${'a'.repeat(254 - name.length - '.example'.length)}.example`.toLowerCase();
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, message: 'Is it still there?' });
  const attempts = async () => {
    const { items } = await (await api.get('/api/notifications/emails')).json();
    return items.find(({ recipient }: { recipient: string }) => recipient === email)?.attempts;
  };
  await signIn(page);
  await page.getByRole('tab', { name: 'Notifications' }).click();
  const row = page.getByRole('row').filter({ hasText: `#${id}` });
  const refresh = page.getByRole('button', { name: 'Refresh the list' });
  await expect(async () => {
    await refresh.click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const words of ['Message or request', email, 'The mail server refused the address.'])
    await expect(row).toContainText(words);
  expect(await attempts()).toBe(1);
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(done(page, '1 notification is being sent again')).toBeVisible();
  await expect.poll(attempts).toBe(2);

  await expect(await api.post('/api/privacy/inquiries/erase', { data: { email } })).toBeOK();
  await page.getByRole('button', { name: 'Send all again' }).click();
  await expect(row).toHaveCount(0);
});

test('what is stored of a person is found and erased', async ({ page, staff }) => {
  const { mark, api, email } = staff;
  const phone = `+97150${String(Date.now()).slice(-7)}`;
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, phone, message: 'Please call me.' });
  await expect(await api.post('/api/newsletter', { data: { email } })).toBeOK();
  const story = { clientReview: 'It runs.', carMake: 'Falcone', carModel: 'Vento', carYear: 2024 };
  const showcase = await api.post('/api/customer-showcase', { data: { clientName: `Sara ${mark}`, ...story } });
  await expect(showcase).toBeOK();
  await signIn(page);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  const records = page.getByRole('table', { name: 'What is stored' });
  await page.getByLabel('E-mail address or phone number').fill(phone);
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(records.getByRole('row').filter({ hasText: `#${id}` })).toContainText(`Sara ${mark}`);
  await page.getByRole('button', { name: email }).click();
  await expect(records.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: `Sara ${mark} #${(await showcase.json()).id}` }).check();
  await expectAccessible(page);
  expect(page.url()).not.toContain(mark.toLowerCase());

  await page.getByRole('button', { name: 'Erase this person' }).click();
  const question = page.getByRole('dialog').filter({ hasText: email });
  await expect(question).toContainText('3 entries are erased.');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(done(page, 'The person was erased')).toBeVisible();
  const report = page.getByRole('region', { name: 'What was erased' });
  for (const words of ['Customer Messages: 1', 'Newsletter subscribers: 1', 'Customer showcases: 1'])
    await expect(report).toContainText(words);
  await expect(records).toHaveCount(0);
  for (const [part, data] of Object.entries({ inquiries: { email }, content: { name: mark } }))
    expect(await (await api.post(`/api/privacy/${part}/find`, { data })).json()).toEqual({ items: [] });
});

test('the activity tells that a message got another status', async ({ page, staff }) => {
  const { mark, api, email } = staff;
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, message: 'Hello there.' });
  await expect(await api.put(`/api/contact-messages/${id}`, { data: { status: 'in_progress', version: 1 } })).toBeOK();
  await signIn(page);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByRole('combobox', { name: 'Part of the site' }).selectOption('Messages, requests, e-mails and privacy');
  const entry = page.getByRole('row').filter({ hasText: `Customer message #${id}` });
  await entry.locator('summary').click();
  await expect(entry.getByRole('row', { name: /^Status/ }).getByRole('cell')).toHaveText(['New', 'In progress']);
  await expectAccessible(page);
});

test('a session that ends during an edit costs nothing that was typed', async ({ page, staff }) => {
  const id = await createVehicle(staff);
  await signIn(page);
  await page.goto(`/admin?q=${staff.mark}`);
  const drawer = await edit(page, `2025 Falcone ${staff.mark}`);
  await drawer.getByLabel('Description').fill('Typed before the session ended.');
  await expect(await page.request.post('/api/admin/logout', { headers: SAME_ORIGIN })).toBeOK();
  await drawer.getByRole('button', { name: 'Save' }).click();

  const door = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(door.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await door.getByLabel('Password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(failed(page, 'Access denied')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door).toBeHidden();
  await expect(failed(page, 'Failed to save vehicle')).toBeVisible();
  await expect(drawer.getByLabel('Description')).toHaveValue('Typed before the session ended.');

  await drawer.getByRole('button', { name: 'Save' }).click();
  await door.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  await expect(drawer).toBeHidden();
  const stored = await (await staff.api.get(`/api/vehicles/${id}?fresh=${Date.now()}`)).json();
  expect(stored).toMatchObject({ description: 'Typed before the session ended.' });

  await expect(await page.request.post('/api/admin/logout', { headers: SAME_ORIGIN })).toBeOK();
  await page.getByRole('button', { name: `Delete 2025 Falcone ${staff.mark}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(door.getByLabel('Password')).toBeFocused();
  await door.getByLabel('Password').fill(STAFF_PASSWORD);
  await door.getByRole('button', { name: 'Access Admin Panel' }).click();
  await expect(done(page, 'Vehicle deleted successfully')).toBeVisible();
});

test('Logout ends the session on the server: its cookie opens nothing any more', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const stranger = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  expect((await stranger.get('/api/contact-messages')).status()).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(done(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/admin-login$/);
  expect((await stranger.get('/api/contact-messages')).status()).toBe(401);
  await stranger.dispose();

  await context.addCookies(cookies);
  await page.evaluate(() => localStorage.setItem('adminAuth', 'true'));
  await page.goto('/admin?tab=messages');
  await expect(page).toHaveURL(/\/admin-login\?ended=1/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('adminAuth'))).toBeNull();
});
