import { i18n, startI18n } from '@dealership/ui-kit';
import { expect, it } from '@jest/globals';
import { registerApplication, start } from 'single-spa';
import { applicationAt } from '../../applications.js';
import { switchLanguage } from './switch-language.js';

const nothing = async () => undefined;
const NAMES = { en: 'Test Motors', ar: 'تست موتورز', ja: '' };

it("shows the site's name in the new language together with its texts", async () => {
  const app = { bootstrap: nothing, mount: nothing, unmount: nothing };
  registerApplication({ name: applicationAt('/').name, app: async () => app, activeWhen: () => true });
  start();
  await startI18n('en');
  const { documentElement } = document;
  const shown: [string, string | undefined][] = [];
  i18n.on('languageChanged', (language) => shown.push([language, documentElement.dataset.siteName]));
  await switchLanguage('ar', NAMES);
  expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  await switchLanguage('ja', NAMES);
  expect(shown).toEqual([
    ['ar', 'تست موتورز'],
    ['ja', 'Test Motors'],
  ]);
});
