import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';

// Disable the HTTP cache, so that only the back/forward cache can restore the page.
const answer = { 'content-type': 'text/html', 'cache-control': 'no-cache' };

async function servePlainPages(): Promise<Server> {
  const server = createServer((request, response) => response.writeHead(200, answer).end(`<title>${request.url}</title>`));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Navigates to another URL and back. Returns whether the page came from the back/forward cache. */
export async function isRestoredAfter(page: Page, other: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto(other);
  const returned = page.waitForEvent('framenavigated');
  // Not goBack(), which waits for a load event that never fires. Deferred, because the call must return before its page
  // is left.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await returned;
  return page.evaluate(() => 'kept' in window);
}

/** `supportsBackForwardCache`: whether the browser has a back/forward cache. Headless shells have none. */
export const test = base.extend<object, { supportsBackForwardCache: boolean }>({
  supportsBackForwardCache: [
    async ({ browser }, use) => {
      const server = await servePlainPages();
      const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const page = await browser.newPage();
      await page.goto(`${site}/first`);
      const kept = await isRestoredAfter(page, `${site}/second`);
      await page.close();
      server.closeAllConnections();
      server.close();
      await use(kept);
    },
    { scope: 'worker' },
  ],
});
