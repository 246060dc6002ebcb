import { type BrowserContext, test as base, expect } from '@playwright/test';

declare global {
  interface Window {
    reportRefused: (what: string) => void;
  }
}

/** What the security policy refuses on the pages of a browser, as they report it. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('reportRefused', (what: string) => void refused.push(what));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI, documentURI }) =>
      window.reportRefused(`${effectiveDirective} ${blockedURI} ${sample} on ${documentURI}`),
    ),
  );
  return refused;
}

/** A test fails where the policy refuses something of the site. One that tries what is refused takes it out of `refused`. */
export const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ context }, use) => {
      const refused = await watchPolicy(context);
      await use(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});
