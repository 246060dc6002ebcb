import { keepDocument } from '@dealership/server-kit/testing';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { done, type Staff } from './staff.ts';

/** Opens a section of the admin by its menu, or by the list on a phone. */
export async function openSection(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Section' });
  // The name may be followed by the number of new requests.
  const counted = new RegExp(`^${name}( \\d+ new)?$`);
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await expect(choice.or(menu)).toBeVisible();
  if (await choice.isVisible()) {
    const option = choice.locator('option', { hasText: new RegExp(`^${name}( \\(\\d+\\))?$`) });
    await choice.selectOption(await option.getAttribute('value'));
    return;
  }
  const folded = menu.getByRole('button', { expanded: false });
  while (await folded.count()) await folded.first().click();
  await menu.getByRole('link', { name: counted }).click();
  // Until then, the previous section's fields are still on the page.
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** Creates a vehicle with the test's marker as its model; returns its id. */
export async function createVehicle({ api, mark }: Staff): Promise<number> {
  const answer = await api.post('/api/vehicles', {
    data: { make: 'Falcone', model: mark, year: 2025, mileage: 800, price: 910_000 },
  });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { id: number }).id;
}

/** Opens a vehicle from the list; returns its drawer. */
export async function editVehicle(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit vehicle' });
  await expect(drawer).toBeVisible();
  return drawer;
}

export const rowOf = (page: Page, mark: string): Locator => page.getByRole('row').filter({ hasText: mark });

/** Fills in the fields of a drawer and saves it. */
export async function saveDrawer(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  const drawer = page.getByRole('dialog', { name: title });
  for (const [label, text] of Object.entries(fields)) await drawer.getByLabel(label, { exact: true }).fill(text);
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Deletes a row and confirms. `entity`: its name in the confirmation. */
export async function deleteRow(page: Page, name: string, entity: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: `Delete ${name}` }).click();
  const question = page.getByRole('dialog').filter({ hasText: name });
  await expect(question).toContainText(`Are you sure you want to delete this ${entity}? This action cannot be undone.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(done(page, `${entity[0]?.toUpperCase()}${entity.slice(1)} deleted successfully`)).toBeVisible();
}

export async function exportCsv(page: Page): Promise<Download> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  return coming;
}

/** Saves the current admin document for the step `html`. */
export async function storeAdminDocument(page: Page, name: string): Promise<void> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    // The chart library's drawing is hidden from screen readers, which read the table below it: ignore its attributes.
    for (const plot of copy.querySelectorAll('.recharts-responsive-container')) plot.remove();
    // antd inserts its styles before the charset; a document loaded from bytes needs the charset first.
    const charset = copy.querySelector('meta[charset]');
    if (charset) copy.querySelector('head')?.prepend(charset);
    return `<!doctype html>${copy.outerHTML}`;
  });
  keepDocument('admin', name, html);
}
