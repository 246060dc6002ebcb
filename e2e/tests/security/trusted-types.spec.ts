import { expect, type Page } from '@playwright/test';
import { open } from '../../src/pages/open.ts';
import { openAdmin, test } from '../../src/pages/staff.ts';

/** Passes untrusted strings to DOM sinks. Returns the accepted ones once every violation has been dispatched. */
const tried = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const sinks = {
      markup: () => {
        document.createElement('p').innerHTML = '<img src="x" onerror="window.xss = 1">';
      },
      text: () => document.body.insertAdjacentHTML('beforeend', 'text'),
      document: () => new DOMParser().parseFromString('<p></p>', 'text/html'),
      frame: () => {
        document.createElement('iframe').srcdoc = '<script>parent.xss = 1</script>';
      },
      code: () => {
        document.createElement('script').textContent = 'window.xss = 1';
      },
      address: () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
    };
    // Violations are dispatched asynchronously: leaving the page at once would lose them.
    let violations = 0;
    const dispatched = new Promise<void>((resolve) =>
      addEventListener('securitypolicyviolation', () => {
        violations += 1;
        if (violations === Object.keys(sinks).length) resolve();
      }),
    );
    const accepted = Object.entries(sinks).flatMap(([name, assign]) => {
      try {
        assign();
        return [name];
      } catch (error) {
        return error instanceof TypeError ? [] : [`${name}: ${error}`];
      }
    });
    if (accepted.length === 0) await dispatched;
    return accepted;
  });

test('no string becomes markup or code on pages of the site, in the admin and in the API documentation', async ({
  page,
  staff,
  refused,
}) => {
  test.slow();
  for (const path of ['/', '/inventory', '/auction-checkout', '/blog']) {
    await open(page, path);
    expect(await tried(page), path).toEqual([]);
  }
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Dealership API' })).toBeVisible();
  expect(await tried(page), '/api/docs').toEqual([]);
  await openAdmin(page, staff);
  await expect(page.getByRole('link', { name: 'Inbox' })).toBeVisible();
  expect(await tried(page), '/admin').toEqual([]);
  // Exactly one violation per attempt; `refused` covers the rest of the test.
  await expect.poll(() => refused.length).toBe(6 * 6);
  expect(refused.filter((what) => !what.startsWith('require-trusted-types-for'))).toEqual([]);
  refused.length = 0;
});
