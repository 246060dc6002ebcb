/** @jest-environment @dealership/build-kit/jest/server-environment */

import { expect, it } from '@jest/globals';
import type { i18n as I18n } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { useFixedTranslation } from './fixed-translation.js';
import { createServerI18n } from './i18n.js';

const texts = {
  common: { yes: 'Yes', list: ['a', 'b'] },
  cars: { title: 'Cars', count_one: '{{count}} car', count_other: '{{count}} cars', deep: { word: 'Door' } },
};

type Hook = (namespace?: 'cars') => { t: unknown; i18n: I18n };
type Scope = string | string[] | undefined;

function Page({ useTexts, scope }: { useTexts: Hook; scope: Scope }) {
  const { t, i18n } = useTexts(scope as 'cars');
  const say = t as (key: string, values?: object) => string;
  const texts = ['title', 'deep.word', 'missing', 'yes', 'common:yes'].map((key) => say(key));
  return [...texts, ...[1, 3, 1].map((count) => say('count', { count })), i18n.language].join('|');
}

const render = (useTexts: Hook, scope: Scope, i18n = createServerI18n('en', texts)) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n} defaultNS="common">
      <Page useTexts={useTexts} scope={scope} />
    </I18nextProvider>,
  );

it.each([undefined, 'cars', ['cars', 'common'], ['common', 'cars']])(
  'matches react-i18next on the server, with and without cache: %j',
  (scope) => {
    const i18n = createServerI18n('en', texts);
    const expected = render(useTranslation as Hook, scope);
    expect([render(useFixedTranslation, scope, i18n), render(useFixedTranslation, scope, i18n)]).toEqual([expected, expected]);
  },
);

it('includes texts added later', () => {
  const i18n = createServerI18n('en', texts);
  render(useFixedTranslation, 'cars', i18n);
  i18n.addResourceBundle('en', 'cars', { title: 'Automobiles' }, true, true);
  expect(render(useFixedTranslation, 'cars', i18n)).toMatch(/^Automobiles\|Door\|/);
});
