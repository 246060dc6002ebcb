import { addTexts, i18n, startI18n } from '@dealership/ui-kit';
import { beforeAll, expect, it } from '@jest/globals';
import { registerApplication, start } from 'single-spa';
import { applicationAt } from '../../applications.js';
import { switchLanguage } from './switch-language.js';

const nothing = async () => undefined;
const NAMES = { en: 'Test Motors', ar: 'تست موتورز', ja: '' };

beforeAll(async () => {
  const app = { bootstrap: nothing, mount: nothing, unmount: nothing };
  registerApplication({ name: applicationAt('/').name, app: async () => app, activeWhen: () => true });
  start();
  await startI18n('en');
});

it("shows the site's name in the new language together with its texts", async () => {
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

it('changes nothing if a text cannot be loaded, and loads it at the next attempt', async () => {
  await switchLanguage('en', NAMES);
  let isMissing = false;
  await addTexts('example', async (language) => {
    if (isMissing) throw new Error('offline');
    return { default: { title: language } };
  });
  isMissing = true;
  await expect(switchLanguage('ar', NAMES)).rejects.toThrow('offline');
  const { lang, dir, dataset } = document.documentElement;
  expect([i18n.language, lang, dir, dataset.siteName]).toEqual(['en', 'en', 'ltr', 'Test Motors']);
  isMissing = false;
  await switchLanguage('ar', NAMES);
  expect(i18n.t('example:title')).toBe('ar');
});
