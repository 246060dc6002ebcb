import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openAdmin, type Staff, test } from '../../../src/pages/staff.ts';
import { root } from '../../../src/site.ts';

const PICTURES = ['front', 'rear', 'side'].map((view) => join(root, `e2e/fixtures/car-${view}.webp`));

const orderOf = (pictures: Locator): Promise<(string | undefined)[]> =>
  pictures
    .locator('img')
    .evaluateAll((images) => images.map((image) => /\/media\/([0-9a-f]+)/.exec(image.getAttribute('src') ?? '')?.[1]));

/** Opens the form of a new vehicle with three pictures. */
async function withPictures(page: Page, staff: Staff): Promise<Locator> {
  await openAdmin(page, staff, '?tab=vehicles');
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add vehicle' });
  await drawer.getByLabel('Upload pictures').first().setInputFiles(PICTURES);
  const pictures = drawer.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move picture/ }) });
  await expect(pictures).toHaveCount(3);
  return pictures;
}

test('pictures are reordered by keyboard, and a screen reader announces it', async ({ page, staff }) => {
  const pictures = await withPictures(page, staff);
  const [first, second, third] = await orderOf(pictures);
  await page.getByRole('button', { name: 'Move picture 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picture 1 of 3 taken.')).toBeAttached();
  // The list handles arrow keys shortly after its announcement: repeat a key that was pressed too early.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Now at place 2 of 3.')).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(page.getByText('Put down at place 2 of 3.')).toBeAttached();
  await expect.poll(() => orderOf(pictures)).toEqual([second, first, third]);

  await page.getByRole('button', { name: 'Move picture 3', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picture 3 of 3 taken.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(page.getByText('The picture stays where it was.')).toBeAttached();
  expect(await orderOf(pictures)).toEqual([second, first, third]);
});

test('pictures are reordered by dragging', async ({ page, staff }) => {
  const pictures = await withPictures(page, staff);
  const [first, second, third] = await orderOf(pictures);
  await pictures.first().scrollIntoViewIfNeeded();
  const middleOf = async (place: Locator) => {
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middleOf(page.getByRole('button', { name: 'Move picture 1', exact: true }))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(pictures.nth(2))), { steps: 12 });
  await expect(page.getByText('Now at place 3 of 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => orderOf(pictures)).toEqual([second, third, first]);
});
