import { readFile } from 'node:fs/promises';
import type { NotificationsOverview } from '@dealership/contracts';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../../src/checks/axe.ts';
import { exportCsv, openSection } from '../../../src/pages/admin.ts';
import { done, openAdmin, sendMessage, test } from '../../../src/pages/staff.ts';

test('a message is read, given a state and a note, marked as spam and restored, and exported without formulas', async ({
  page,
  staff,
}) => {
  const { mark, email } = staff;
  const message = '=HYPERLINK("https://other.example";"Press here")';
  await sendMessage(staff.api, { firstName: '=1+1', lastName: `@${mark}`, email, phone: '+971 50 123 4567', message });
  await openAdmin(page, staff);
  await openSection(page, 'Customer Messages');
  await page.getByRole('searchbox').fill(mark);
  const row = page.getByRole('row').filter({ hasText: mark });
  await expect(row.getByText('New', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: mark }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  await expect(drawer.getByText(message)).toBeVisible();

  await drawer.getByRole('combobox', { name: 'State' }).selectOption('Answered');
  await expect(done(page, 'moved to “Answered”')).toBeVisible();
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  await drawer.getByLabel('New note').fill('-called back');
  await drawer.getByRole('button', { name: 'Save note' }).click();
  await expect(drawer.getByRole('article').filter({ hasText: '-called back' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(drawer.getByRole('button', { name: 'Not spam' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Nothing matches')).toBeVisible();

  await page.getByRole('combobox', { name: 'State' }).selectOption('Spam');
  await row.getByRole('button', { name: mark }).click();
  await drawer.getByRole('button', { name: 'Not spam' }).click();
  await expect(drawer.getByRole('combobox', { name: 'State' })).toHaveValue('answered');
  await drawer.getByRole('button', { name: 'Close' }).first().click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).selectOption('All but spam');
  await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  await expect(row.getByText('1 note')).toBeVisible();

  const csv = await readFile(await (await exportCsv(page)).path(), 'utf8');
  for (const cell of ["'=1+1", `'@${mark}`, "'=HYPERLINK", "'+971 50 123 4567", "'-called back"]) expect(csv).toContain(cell);
  expect(csv).not.toMatch(/(?:^|[,\n])"?[=+\-@]/);
});

test('a failed email is shown with its reason, sent again, and erased with the person', async ({ page, staff }) => {
  const { mark, api } = staff;
  // An address of 254 characters is valid but too long for the mailbox.
  const name = `${mark}@`;
  const email = `${name}${'a'.repeat(254 - name.length - '.example'.length)}.example`.toLowerCase();
  await sendMessage(api, { firstName: 'Sara', lastName: mark, email, message: 'Is it still there?' });
  // Only failed e-mails: an attempt is counted when it starts, and "send all" skips those in progress.
  const attempts = async () => {
    const { failed } = (await (await api.get('/api/notifications?pageSize=100')).json()) as NotificationsOverview;
    const emails = failed.items.flatMap((item) => item.emails);
    return emails.find(({ recipient }) => recipient === email)?.attempts;
  };
  await openAdmin(page, staff);
  await openSection(page, 'Notifications');
  await page.getByRole('combobox', { name: 'Which emails' }).selectOption('Undelivered emails');
  const again = page.getByRole('button', { name: 'Send again' });
  const row = page.getByRole('row').filter({ hasText: email, has: again });
  const refresh = page.getByRole('button', { name: 'Refresh the list' });
  await expect(async () => {
    await refresh.click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  for (const words of [`Sara ${mark}`, email, 'The mail server refused the address.']) await expect(row).toContainText(words);
  expect(await attempts()).toBe(1);
  await expectAccessible(page);

  const confirmResend = () => page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await row.getByRole('button', { name: 'Send again' }).click();
  await confirmResend();
  await expect(done(page, '1 notification is being sent again')).toBeVisible();
  await expect.poll(attempts).toBe(2);

  await expect(await api.post('/api/privacy/inquiries/erase', { data: { email } })).toBeOK();
  await page.getByRole('button', { name: 'Send all again' }).click();
  await confirmResend();
  await expect(row).toHaveCount(0);
});

test('the data stored about a person is found and erased', async ({ page, staff }) => {
  const { mark, api, email } = staff;
  const phone = `+97150${String(Date.now()).slice(-7)}`;
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, phone, message: 'Please call me.' });
  await expect(await api.post('/api/newsletter', { data: { email } })).toBeOK();
  const story = { clientReview: 'It runs.', carMake: 'Falcone', carModel: 'Vento', carYear: 2024 };
  const showcase = await api.post('/api/customer-showcase', { data: { clientName: `Sara ${mark}`, ...story } });
  await expect(showcase).toBeOK();
  await openAdmin(page, staff);
  await openSection(page, 'Privacy');
  const records = page.getByRole('table', { name: 'What is stored' });
  await page.getByLabel('Email address or phone number').fill(phone);
  await page.getByRole('button', { name: 'Find' }).click();
  const reference = new RegExp(`CM-\\d{4}-${String(id).padStart(5, '0')}`);
  await expect(records.getByRole('row').filter({ hasText: reference })).toContainText(`Sara ${mark}`);
  await page.getByRole('button', { name: email }).click();
  await expect(records.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: `Sara ${mark} #${(await showcase.json()).id}` }).check();
  await expectAccessible(page);
  expect(page.url()).not.toContain(mark.toLowerCase());

  await page.getByRole('button', { name: /^Erase 3 entries of/ }).click();
  const question = page.getByRole('dialog').filter({ hasText: email });
  await expect(question).toContainText('3 entries are erased.');
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(done(page, 'The entries were erased')).toBeVisible();
  const report = page.getByRole('region', { name: 'What was erased' });
  for (const words of ['Customer Messages: 1', 'Newsletter subscribers: 1', 'Customer showcases: 1'])
    await expect(report).toContainText(words);
  await expect(records).toHaveCount(0);
  for (const [part, data] of Object.entries({ inquiries: { email }, content: { name: mark } }))
    expect(await (await api.post(`/api/privacy/${part}/find`, { data })).json()).toMatchObject({ items: [] });
});

test("the activity shows a message's status change", async ({ page, staff }) => {
  const { mark, api, email } = staff;
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, message: 'Hello there.' });
  await expect(await api.put(`/api/contact-messages/${id}`, { data: { status: 'in_progress', version: 1 } })).toBeOK();
  await openAdmin(page, staff);
  await openSection(page, 'Activity');
  await page.getByRole('combobox', { name: 'Part of the site' }).selectOption('Messages, requests, emails and privacy');
  const message = page.getByRole('link', { name: new RegExp(`^Customer message CM-\\d{4}-0*${id}$`) });
  const entry = page.getByRole('row').filter({ has: message });
  await entry.locator('summary').click();
  await expect(entry.getByRole('row', { name: /^Progress/ }).getByRole('cell')).toHaveText(['New', 'In progress']);
  await expectAccessible(page);
});

test('a new request appears in the inbox live, is found by its number and answered', async ({ page, staff }) => {
  const { mark, email, api } = staff;
  const listening = page.waitForResponse(/\/api\/inbox-events$/);
  await openAdmin(page, staff);
  await openSection(page, 'Inbox');
  expect((await listening).status()).toBe(200);
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, message: 'Is it still there?' });
  await expect(page.getByRole('button', { name: mark })).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) /);
  await page.getByRole('searchbox').fill(`#${id}`);
  await expect(page).toHaveURL(/q=%23/);
  await page.getByRole('button', { name: mark }).click();
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  await expect(drawer.getByText('Is it still there?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`request=contact-${id}`));
  await page.keyboard.press('r');
  const words = drawer.getByLabel('Your reply');
  await expect(words).toBeFocused();
  await expect(drawer.getByLabel('Subject')).toHaveValue(/^Your message to Aureva Motors · CM-\d{4}-\d+$/);
  await words.fill(`Yes, it is, ${mark}.`);
  await expectAccessible(page);
  await words.press('Control+Enter');
  await expect(drawer.getByText('Sent', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/^First answered/)).toBeVisible();
  await expect(drawer.getByRole('combobox', { name: 'State' })).toHaveValue('answered');
  await expectAccessible(page);
});

test('the files of a reply are in view, above the buttons, and say what they are sent as', async ({ page, staff }) => {
  const { mark, email, api } = staff;
  const id = await sendMessage(api, { firstName: 'Sara', lastName: mark, email, message: 'Is it still there?' });
  await page.setViewportSize({ width: 1366, height: 640 });
  await openAdmin(page, staff);
  await page.goto(`/admin?tab=inbox&request=contact-${id}`);
  const drawer = page.getByRole('dialog').filter({ hasText: mark });
  await drawer.getByRole('button', { name: 'Reply', exact: true }).click();
  const files = ['offer.txt', 'car.jpg'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('An offer') }));
  await drawer.locator('input[type=file]').setInputFiles(files);
  const chips = drawer.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(chips).toHaveText([/offer\.txt/, /car\.jpg\.txt.*Not a real JPG file: sent as TXT/]);
  for (const chip of await chips.all()) {
    await expect(chip).toBeInViewport({ ratio: 1 });
    const isOnTop = await chip.evaluate((item) => {
      const { left, top, bottom } = item.getBoundingClientRect();
      return item.contains(document.elementFromPoint(left + 4, (top + bottom) / 2));
    });
    expect(isOnTop).toBe(true);
  }
  await drawer.getByRole('button', { name: 'Remove offer.txt' }).click();
  await expect(chips).toHaveCount(1);
});
