import { expect, type Locator, type Page } from '@playwright/test';
import { coveredContent } from '../../../src/checks/covered-content.ts';
import { open } from '../../../src/pages/open.ts';
import { inLanguage, LANGUAGES } from '../../../src/pages/public-pages.ts';
import { test } from '../../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Every kind of page once, in one of the languages. */
const PAGES = {
  en: ['/auction-access', '/import-services', '/blog'],
  ar: ['/auction-bidding', '/contact', '/privacy'],
  ja: ['/vehicle-sourcing', '/consignment', '/about'],
};

/** From the first screen down, and up again. */
const POSITIONS = [0, 600, 1200, 1800, 2400, 1500];

const chatButton = (page: Page) => page.locator('#site-whatsapp a');

/** The buttons, links, badges and cells of the page closer to the chat button than 12 px. */
const controlsBeside = (page: Page) =>
  chatButton(page).evaluate((button) => {
    const box = button.getBoundingClientRect();
    const isBeside = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right + 12 && right > box.left - 12 && top < box.bottom + 12 && bottom > box.top - 12;
    return [...document.querySelectorAll('main :is(a, button, td, [data-badge])')]
      .filter((control) => isBeside(control.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
  });

/** Scrolls down to the next place where the chat button is visible. */
const scrollToChatButton = (page: Page) =>
  expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect(chatButton(page)).toBeVisible({ timeout: 500 });
  }).toPass();

for (const [language, paths] of Object.entries(PAGES))
  test(`the chat button is on every screen of a page in ${language}, covers nothing, and is beside no control`, async ({
    page,
  }) => {
    for (const path of paths) {
      await open(page, inLanguage(path, language));
      let shown = 0;
      for (const y of POSITIONS) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        await expect(async () => {
          const isBeside = (await controlsBeside(page)).length > 0;
          await expect(chatButton(page), `${path} at ${y}`).toBeVisible({ visible: !isBeside, timeout: 1000 });
        }).toPass();
        if (!(await chatButton(page).isVisible())) continue;
        shown += 1;
        expect(await coveredContent(chatButton(page), 'main'), `${path} at ${y}`).toEqual([]);
      }
      expect(shown, path).toBeGreaterThan(1);
    }
  });

for (const [path, beside] of [
  ['/', 'All cars'],
  ['/inventory?status=sold', 'Sold'],
  ['/auction-access', 'How bidding works'],
] as const)
  test(`the chat button is hidden beside “${beside}” (${path})`, async ({ page }) => {
    await open(page, path);
    const { y = 0 } = (await chatButton(page).boundingBox()) ?? {};
    await page
      .locator('main')
      .getByText(beside)
      .last()
      .evaluate((control, top) => window.scrollBy(0, control.getBoundingClientRect().top - top), y);
    await expect(chatButton(page)).toBeHidden();
    expect((await controlsBeside(page)).join()).toContain(beside);
    await scrollToChatButton(page);
  });

test('the chat button is hidden while it would lie on the picture of a car', async ({ page }) => {
  await open(page, '/inventory?lang=ar');
  await page
    .locator('main [data-car-picture]')
    .nth(1)
    .evaluate((picture) => picture.scrollIntoView({ block: 'end' }));
  await expect(chatButton(page)).toBeHidden();
  const below = page.locator('main article h3').first();
  await below.evaluate((name) => window.scrollBy(0, name.getBoundingClientRect().bottom - window.innerHeight + 170));
  await expect(chatButton(page)).toBeVisible();
});

test("the chat button is hidden while it would lie on the calculator's total", async ({ page }) => {
  await open(page, '/auction-bidding');
  await scrollToChatButton(page);
  await page.locator('[data-edge-to-edge]').evaluate((total) => total.scrollIntoView({ block: 'end' }));
  await expect(chatButton(page)).toBeHidden();
});

test('the chat button is hidden where cards pass at the edge of the window', async ({ page }) => {
  await open(page, '/');
  await scrollToChatButton(page);
  const card = page.locator('[data-rail] article:nth-child(2)').first();
  // Sections that load change its position.
  await expect(async () => {
    const [passing, button] = [await card.boundingBox(), await chatButton(page).boundingBox()];
    await page.evaluate((way) => window.scrollBy(0, way), (passing?.y ?? 0) - (button?.y ?? 0));
    await expect(chatButton(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await scrollToChatButton(page);
});

test('the chat button is hidden while a field has the focus, and during checkout', async ({ page }) => {
  await open(page, '/contact');
  await page.locator('#content [name="firstName"]').focus();
  await expect(chatButton(page)).toBeHidden();
  await page.locator('#content [name="firstName"]').blur();
  await expect(chatButton(page)).toBeVisible();
  await open(page, '/auction-checkout?plan=1');
  await expect(chatButton(page)).toBeHidden();
});

for (const language of LANGUAGES)
  test(`the toast does not cover the confirmation panel in ${language}`, async ({ page }) => {
    await open(page, inLanguage('/import-services', language));
    const form = page.locator('#content form');
    await form.locator('[name="vehicleOfInterest"]').fill('Aurelio Vento 2024');
    await form.locator('[data-at="1"] button').click();
    await form.locator('[name="firstName"]').fill('Noura');
    await form.locator('[name="lastName"]').fill('Haddad');
    await form.locator('[name="email"]').fill('noura@visitor.example');
    await form.locator('[name="phone"]').fill('+971 50 123 4567');
    await form.locator('[name="acceptTerms"]').check();
    await form.locator('button[type="submit"]').last().click();
    await expect(page.locator('[data-sent]')).toBeFocused();
    const toast = page.locator('#site-toasts').getByRole('status');
    await expect(toast).not.toBeEmpty();
    await expect(page.locator('[data-sent] h2')).toBeInViewport();
    expect(await coveredContent(toast, '[data-sent]')).toEqual([]);
  });

/** The dialog of a reservation, filled in. */
async function fillInReservation(page: Page) {
  await open(page, '/upcoming-vehicle/3?reserve=1');
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="firstName"]').fill('Noura');
  await dialog.locator('[name="lastName"]').fill('Haddad');
  await dialog.locator('[name="email"]').fill('noura@visitor.example');
  await dialog.locator('[name="phone"]').fill('+971 50 123 4567');
  return dialog;
}

/** Whether a press in the middle of a control reaches it. */
const isReachable = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('the toast of a failed submission covers no control of the dialog', async ({ page }) => {
  const dialog = await fillInReservation(page);
  await page.route('**/api/vehicle-reservations', (route) => route.abort());
  const submit = dialog.locator('button[type="submit"]');
  await submit.click();
  await expect(dialog.getByRole('alert')).not.toBeEmpty();
  for (const control of [submit, dialog.getByRole('link', { name: 'Write on WhatsApp' }), dialog.locator('h2 + button')])
    expect(await isReachable(control)).toBe(true);
});

test('on a phone that lies on its side a dialog scrolls as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 839, height: 412 });
  const dialog = await fillInReservation(page);
  const heading = dialog.getByRole('heading', { level: 2 });
  const submit = dialog.locator('button[type="submit"]');
  await dialog.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(heading).toBeInViewport();
  await expect(submit).not.toBeInViewport();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport();
  await expect(heading).not.toBeInViewport();
});

test('a toast is a single line in the place of the header', async ({ page }) => {
  await open(page, '/contact');
  await page.locator('#site-footer button[type="submit"]').click();
  const toast = page.locator('#site-toasts').getByRole('alert');
  await expect(toast).not.toBeEmpty();
  await expect.poll(() => toast.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 });
});
