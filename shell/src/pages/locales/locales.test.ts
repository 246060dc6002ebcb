import { globSync, readFileSync } from 'node:fs';
import { defaultSettings, LANGUAGES } from '@dealership/contracts';
import { expect, it } from '@jest/globals';

/**
 * Files that store something in the browser, each with its name on the cookie page, or with the page's description of
 * it.
 */
const STORING_FILES: Record<string, { name: string } | { described: string }> = {
  'gateway/src/proxy/cache/responses.ts': { name: 'lang' },
  'gateway/src/staff/session/session-cookie.ts': { described: 'the session of staff' },
  'gateway/src/staff/sign-in/known-device.ts': { described: 'a cookie by which their device is known' },
  'mf-admin/src/app/palette/recent-records.ts': { described: 'the numbers of the records that staff opened last' },
  'mf-admin/src/features/inbox/use-inbox-state.ts': { described: 'settings of the screen of staff' },
  'mf-admin/src/shared/api/session.ts': { described: 'the session of staff' },
  'mf-admin/src/shared/form/html-input/use-view.ts': { described: 'settings of the screen of staff' },
  'mf-admin/src/shared/staff/start-page.ts': { described: 'settings of the screen of staff' },
  'mf-admin/src/shared/unsaved/stored-drafts.ts': { described: 'what staff have not sent' },
  'mf-admin/src/shared/unsaved/unsent-items.ts': { described: 'pictures and steps of staff that wait to be sent' },
  'mf-services/src/features/journey/conversation/message-form.tsx': { described: 'what was typed into a form' },
  'mf-services/src/shared/order/membership.ts': { name: 'auction-member' },
  'mf-services/src/shared/order/orders.ts': { described: 'the number of the order' },
  'packages/ui-kit/src/form/submission/use-draft.ts': { described: 'what was typed into a form' },
  'packages/ui-kit/src/price/currency-choice.tsx': { name: 'second-currency' },
  'packages/ui-kit/src/query/use-idempotency-key.ts': { described: 'what was typed into a form' },
  'packages/ui-kit/src/remembered-language/index.ts': { name: 'lang' },
  'packages/ui-kit/src/storage/key-value-storage.ts': { described: 'holds what the others keep' },
  'packages/ui-kit/src/storage/stored-vehicles.ts': { name: 'saved-vehicles, seen-vehicles' },
  'shell/src/boot/deferred-fonts.ts': { name: 'fonts' },
  'shell/src/server/document-route.ts': { name: 'lang' },
};

const WRITES =
  /(local|session)Storage(\.setItem\(|\[)|document\.cookie = |(tab|device)Storage\.write\(|\.setItem\(|\.setCookie\(|'set-cookie'|indexedDB|caches\.open/;

function storingFiles(): string[] {
  const cwd = new URL('../../../../', import.meta.url);
  const files = globSync('{gateway,shell,mf-*,packages/ui-kit}/src/**/*.{ts,tsx}', { cwd }).filter(
    (file) => !file.includes('.test.'),
  );
  return files.filter((file) => WRITES.test(readFileSync(new URL(file, cwd), 'utf8'))).sort();
}

it('lists every file that stores something in the browser', () => {
  expect(storingFiles()).toEqual(Object.keys(STORING_FILES));
});

it.each(LANGUAGES.map(({ code }) => code))('the cookie page names in %s each stored setting', (language) => {
  const cookiesText = defaultSettings.cookies.sections[0]?.text[language];
  for (const entry of Object.values(STORING_FILES))
    for (const name of 'name' in entry ? entry.name.split(', ') : []) expect(cookiesText).toContain(name);
});
