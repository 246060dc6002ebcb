import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAndFitting, PHONE } from '../../../src/checks/axe.ts';
import { openSection } from '../../../src/pages/admin.ts';
import { done, eventually, openAdmin, type Staff, test } from '../../../src/pages/staff.ts';

const PASTED = `<meta charset="utf-8"><p class="MsoNormal" style="color:red" onclick="window.pasted = 1">Pasted
<span style="font-weight:700">bold</span><script>window.pasted = 2</script><img src="x:y" onerror="window.pasted = 3"></p>`;

const CONTENT = [
  '<h2>Costs</h2>',
  'Duty is <strong>5 %</strong>. See <a href="/inventory">our cars</a>.',
  '<ul>\n<li>First</li>\n<li>Second</li>\n</ul>',
  'Pasted <strong>bold</strong>',
].join('\n\n');

const paste = (content: Locator): Promise<void> =>
  content.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, PASTED);

/** Writes the content with keys and buttons, as an author does. */
async function write(drawer: Locator, page: Page): Promise<void> {
  const { keyboard } = page;
  const content = drawer.getByRole('textbox', { name: 'Content', exact: true });
  const tool = (name: string) => drawer.getByRole('toolbar').first().getByRole('button', { name });
  await content.click();
  await tool('Heading').first().click();
  await keyboard.type('Costs');
  await keyboard.press('Enter');
  await keyboard.type('Duty is ');
  await keyboard.press('Control+b');
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.type('5 %');
  await keyboard.press('Control+b');
  await keyboard.type('. See our cars');
  for (const _ of 'our cars') await keyboard.press('Shift+ArrowLeft');
  // The browser reports a changed selection afterwards.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await keyboard.press('Control+k');
  await keyboard.type('javascript:alert(1)');
  await keyboard.press('Enter');
  await expect(drawer.getByText('Enter an https address')).toBeVisible();
  await drawer.getByLabel('Link to').fill('/inventory');
  await keyboard.press('Enter');
  await keyboard.press('End');
  await keyboard.type('.');
  await keyboard.press('Enter');
  await tool('Bulleted list').click();
  await keyboard.type('First');
  await keyboard.press('Enter');
  await keyboard.type('Second');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await paste(content);
}

const stored = async ({ api, mark }: Staff): Promise<{ content: string }> =>
  (await (await api.get('/api/staff/blog-posts')).json()).find(({ title }: { title: string }) => title === mark);

test('a post is written as text, published, and opened again unchanged', async ({ page, visitor, staff }) => {
  const { mark } = staff;
  await openAdmin(page, staff);
  await openSection(page, 'Blog Management');
  await page.getByRole('button', { name: 'Add blog post' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add blog post' });
  for (const name of ['Title', 'Author', 'Excerpt']) await drawer.getByLabel(name, { exact: true }).fill(mark);
  await write(drawer, page);
  await drawer.getByRole('checkbox', { name: 'Published' }).check();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done(page, 'Blog post created successfully')).toBeVisible();
  expect((await stored(staff)).content).toBe(CONTENT);
  expect(await page.evaluate(() => 'pasted' in window)).toBe(false);

  await eventually(visitor, `/blog?post=${mark.toLowerCase()}`, () =>
    expect(visitor.getByRole('heading', { level: 2, name: 'Costs' })).toBeVisible({ timeout: 1000 }),
  );
  await expect(visitor.getByText('Duty is 5 %.').getByRole('link', { name: 'our cars' })).toHaveAttribute('href', '/inventory');
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Second' })).toBeVisible();

  await page.getByRole('button', { name: `Edit ${mark}` }).click();
  const again = page.getByRole('dialog', { name: 'Edit blog post' });
  await expect(again.getByRole('textbox', { name: 'Content', exact: true }).locator('h2')).toHaveText('Costs');
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: `Edit ${mark}` }).click();
  await again.getByLabel('Excerpt', { exact: true }).fill('In short.');
  await again.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(done(page, 'Blog post updated successfully')).toBeVisible();
  expect((await stored(staff)).content).toBe(CONTENT);
});

for (const language of ['en', 'ar'] as const) {
  test(`axe finds no violations in the form of a post in ${language}, and nothing overflows`, async ({ page, staff }) => {
    const { mark, api } = staff;
    const post = { title: mark, author: mark, excerpt: mark, content: CONTENT, translations: { ar: { content: CONTENT } } };
    await expect(await api.post('/api/blog-posts', { data: post })).toBeOK();
    await openAdmin(page, staff, `?tab=blog&lang=${language}`);
    await page.getByRole('button', { name: mark, exact: true }).click();
    await expect(page.locator('#blogPost_content h2')).toBeVisible();
    await expect(page.locator('#blogPost_translations_ar_content')).toHaveAttribute('dir', 'rtl');
    await page.setViewportSize(PHONE);
    await expectAccessibleAndFitting(page, language, 'the form of a post');
  });
}
