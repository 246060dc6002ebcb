import { expect, type Page } from '@playwright/test';
import { delayResponses } from '../../src/browser/delay-responses.ts';
import { test } from '../../src/test.ts';

/** Opens a page whose scripts are delayed until they are released. */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await delayResponses(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    release();
    await expect(page.locator('html[data-interactive]')).toBeAttached();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('clicks and selections before hydration take effect once', async ({ page }) => {
  const release = await openWithoutCode(page, '/inventory');
  await page.getByRole('form', { name: 'Filter cars' }).getByLabel('Make').selectOption('Orsenza');
  await page.getByRole('combobox', { name: 'Price' }).selectOption('500000+');
  await page.getByRole('button', { name: 'More filters' }).click();
  await release();
  await expect(page).toHaveURL(/make=Orsenza&price=500000%2B$/);
  await expect(page.getByRole('dialog', { name: 'Filter cars' })).toBeVisible();

  await page.goto('/vehicle/1', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Schedule Test Drive' }).click();
  await expect(page.getByRole('dialog', { name: 'Schedule Test Drive' })).toBeVisible();
});

type Filled = [name: string, value: string | boolean][];

/** Fills in every control in the first step of a form. Marks the controls, in order to recognise them later. */
const fillIn = (form: HTMLFormElement): Filled => {
  const controls = ([...form.elements] as HTMLInputElement[]).filter((control) => control.name && control.checkVisibility());
  return controls.map((control, index) => {
    control.dataset.early = 'yes';
    if (control.type === 'checkbox' || control.type === 'radio') {
      control.click();
      return [control.name, control.checked];
    }
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = 2;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      control.focus();
      document.execCommand('insertText', false, `2${index % 10}`);
    }
    return [control.name, control.value];
  });
};

const filledIn = (form: HTMLFormElement): Filled =>
  ([...form.elements] as HTMLInputElement[])
    .filter(({ dataset }) => dataset.early === 'yes')
    .map((control) => [control.name, ['checkbox', 'radio'].includes(control.type) ? control.checked : control.value]);

for (const path of ['/contact', '/import-services', '/vehicle-sourcing', '/consignment', '/auction-checkout', '/vehicle/1'])
  test(`text typed into the form of ${path} before hydration stays in its fields`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const release = await openWithoutCode(page, path);
    const form = page.locator('main form[method=dialog]');
    await expect(form.getByRole('button').last()).toBeVisible();
    const before = await form.evaluate(fillIn);
    expect(before.length).toBeGreaterThan(2);
    await release();
    await expect(
      page.locator('[data-hydrated] main form[method=dialog], main [data-hydrated] form[method=dialog]'),
    ).toBeVisible();
    expect(await form.evaluate(filledIn)).toEqual(before);
    expect(problems).toEqual([]);
  });
