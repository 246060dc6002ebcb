import { expect, it } from '@jest/globals';
import { addTexts, i18n, startI18n } from './i18n.js';

it('throws if texts cannot be loaded, and loads them at the next request', async () => {
  await startI18n('en');
  let unavailable = true;
  const load = async () => {
    if (unavailable) throw new Error('Loading chunk example-en-json failed');
    return { default: { title: 'Cars' } };
  };
  await expect(addTexts('example', load)).rejects.toThrow('example');
  unavailable = false;
  await addTexts('example', load);
  expect(i18n.t('example:title')).toBe('Cars');
});
