import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** XSS payloads that would open a dialog or set a window property. Each fits into the 100 characters of a name. */
export const STRINGS = [
  '<script>alert(window.xss=1)</script>',
  '</script><script>alert(window.xss=2)</script>',
  '<img src=x onerror=alert(window.xss=3)>',
  '"><svg onload=alert(window.xss=4)>',
  "'-alert(window.xss=5)-'",
  '<iframe srcdoc="<script>parent.alert(parent.xss=6)</script>"></iframe>',
  '<a href="java&#10;script:alert(window.xss=7)">press</a>',
  '<details open ontoggle=alert(window.xss=8)>open</details>',
  '<input autofocus onfocus=alert(window.xss=9)>',
  '<!--><img src=x onerror=alert(window.xss=10)>-->',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;<img src onerror=alert(xss=11)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(window.xss=12)>">',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=alert(window.xss=13)>',
  '{{constructor.constructor("alert(window.xss=14)")()}}',
  '\\u003cimg src=x onerror=alert(window.xss=15)\\u003e',
];

/** All payloads in one text, as paragraphs. */
export const ALL = STRINGS.join('\n\n');

/** Collects the dialogs of all pages of the browser. */
export function dialogsOf(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('dialog', async (dialog) => {
    seen.push(dialog.message());
    await dialog.dismiss();
  });
  return seen;
}

/** Adds all payloads as a note in the admin's open drawer, which must show them as text. */
export async function noteAll(drawer: Locator): Promise<void> {
  await drawer.getByLabel('New note').fill(ALL);
  await drawer.getByRole('button', { name: 'Save note' }).click();
  for (const text of STRINGS) await expect(drawer.getByRole('article')).toContainText(text);
}

/** Asserts that nothing ran and that the page contains nothing that could run: no handler, no script URL, no frame. */
export async function expectNothingRuns(page: Page, dialogs: string[]): Promise<void> {
  await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 1000 })));
  expect(dialogs).toEqual([]);
  const found = await page.evaluate(() => ({
    mark: 'xss' in window,
    handlers: [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
    addresses: [...document.querySelectorAll('[href], [src], [action], [formaction]')]
      .map((element) => ['href', 'src', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? '').join(' '))
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers strip them from a URL before parsing it.
      .filter((address) => /javascript:/i.test(address.replace(/[\u0000-\u0020]/g, ''))),
    frames: document.querySelectorAll('iframe, object, embed').length,
  }));
  expect(found).toEqual({ mark: false, handlers: [], addresses: [], frames: 0 });
}
