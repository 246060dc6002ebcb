import { join } from 'node:path';
import { expect, type Locator } from '@playwright/test';
import { createVehicle, editVehicle, openSection } from '../../../src/pages/admin.ts';
import { done, eventually, openAdmin, test } from '../../../src/pages/staff.ts';
import { root } from '../../../src/site.ts';

const PICTURES = ['front', 'rear'].map((view) => join(root, `e2e/fixtures/car-${view}.webp`));

/** Identifies a stored picture by its content hash, whatever its size. */
const contentOf = async (picture: Locator): Promise<string> =>
  /\/media\/[0-9a-f]+/.exec((await picture.getAttribute('src')) ?? '')?.[0] ?? 'not a stored picture';

test('a vehicle with uploaded pictures is reordered, shown to visitors, sold and deleted', async ({ page, visitor, staff }) => {
  const name = `2025 Falcone ${staff.mark}`;
  await openAdmin(page, staff, '?tab=vehicles');
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
  await drawer.getByLabel('Transmission', { exact: true }).selectOption('Automatic');
  await drawer.getByLabel('Fuel type', { exact: true }).selectOption('Petrol');
  await drawer.getByLabel('Upload pictures').first().setInputFiles(PICTURES);
  const pictures = drawer.getByRole('listitem', { name: /^Picture \d+ of \d+$/ }).locator('img');
  await expect(pictures).toHaveCount(2);
  const second = await contentOf(pictures.nth(1));
  expect(second).not.toBe(await contentOf(pictures.first()));
  await drawer.getByRole('button', { name: 'Move picture 2 one place forward' }).click();
  await expect.poll(() => contentOf(pictures.first())).toBe(second);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done(page, 'Vehicle added successfully')).toBeVisible();
  await expect(drawer).toBeHidden();

  const card = visitor.getByRole('article').filter({ hasText: staff.mark });
  await eventually(visitor, `/inventory?search=${staff.mark}`, () => expect(card).toHaveCount(1, { timeout: 1000 }));
  await expect(card).toContainText('AED 910,000');
  expect(await contentOf(card.locator('img').first())).toBe(second);

  const editing = await editVehicle(page, name);
  await editing.getByLabel('Sold', { exact: true }).check();
  await page.keyboard.press('Control+s');
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  await eventually(visitor, `/inventory?status=sold&search=${staff.mark}`, () =>
    expect(card.getByText('Sold', { exact: true })).toBeVisible({ timeout: 1000 }),
  );

  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: name });
  await expect(question).toContainText('Are you sure you want to delete this vehicle? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(done(page, 'Vehicle deleted successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toHaveCount(0);
  await eventually(visitor, `/inventory?status=all&search=${staff.mark}`, () => expect(card).toHaveCount(0, { timeout: 1000 }));
});

test('of two concurrent price changes the slower is refused with a warning', async ({ page, context, staff }) => {
  const id = await createVehicle(staff);
  const stored = async () => (await staff.api.get(`/api/vehicles/${id}`)).json();
  const name = `2025 Falcone ${staff.mark}`;
  await openAdmin(page, staff, '?tab=vehicles');
  const other = await context.newPage();
  await other.goto(`/admin?tab=vehicles&q=${staff.mark}`);
  const [mine, theirs] = [await editVehicle(page, name), await editVehicle(other, name)];
  await theirs.getByLabel('Price', { exact: true }).fill('875,000');
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done(other, 'Vehicle updated successfully')).toBeVisible();

  await mine.getByLabel('Price', { exact: true }).fill('890,000');
  await mine.getByLabel('Description').fill('One owner.');
  const refusal = page.waitForResponse(`**/api/vehicles/${id}`);
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await refusal).status()).toBe(409);
  await expect(mine.getByText('Somebody else changed this meanwhile', { exact: true })).toBeVisible();
  await expect(mine.getByRole('row', { name: 'Price 875,000 890,000' })).toBeVisible();
  await expect(mine.getByLabel('Description')).toHaveValue('One owner.');
  await expect.poll(stored).toMatchObject({ price: 875_000, description: '' });

  await mine.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.getByLabel('Price', { exact: true })).toHaveValue('875,000');
  await expect(mine.getByLabel('Description')).toHaveValue('One owner.');
  await mine.getByLabel('Description').fill('Two owners.');
  await mine.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done(page, 'Vehicle updated successfully')).toBeVisible();
  await expect.poll(stored).toMatchObject({ price: 875_000, description: 'Two owners.' });
});

test('a post stays hidden until it is published, and its HTML runs nothing', async ({ page, visitor, staff }) => {
  const slug = `img-${staff.mark.toLowerCase()}`;
  const title = `<img src=x onerror=alert(1)> ${staff.mark}`;
  const dialogs: string[] = [];
  visitor.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await openAdmin(page, staff);
  await openSection(page, 'Blog Management');
  await page.getByRole('button', { name: 'Add blog post' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add blog post' });
  await drawer.getByLabel('Title', { exact: true }).fill(title);
  await drawer.getByLabel('Slug').fill(slug);
  await drawer.getByLabel('Author', { exact: true }).fill('Mariam');
  await drawer.getByLabel('Excerpt', { exact: true }).fill('What to look at first.');
  await drawer.getByRole('radiogroup', { name: 'View of Content', exact: true }).getByText('HTML').click();
  await drawer
    .getByLabel('Content', { exact: true })
    .fill('The <strong>frame</strong> first.<script>alert(2)</script><img src="x" onerror="alert(3)">');
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
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
