import { type BrowserContext, test as base, expect } from '@playwright/test';

declare global {
  interface Window {
    reportRefused: (what: string) => void;
  }
}

/** CSP violations reported by the pages of a browser. */
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

/** A test that fails on CSP violations of the site. Tests that provoke violations remove them from `refused`. */
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
