import { globSync, readFileSync } from 'node:fs';
import { EVENT_NAMES, PERMISSIONS, staffValidationMessages } from '@dealership/contracts';
import { translationProblemsIn } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import dashboardAr from './dashboard/ar.json';
import dashboardEn from './dashboard/en.json';
import dashboardJa from './dashboard/ja.json';
import en from './en.json';

/** Abbreviations that are the same in every language. */
const SAME = [
  'dashboard.sectionUnread',
  'figures.csv',
  'transmission.CVT',
  'bodyType.suv',
  'texts.labelIn',
  'vehicle.km',
  'vehicle.mileageKm',
  'vehicle.aed',
  'conversation.channel.whatsapp',
  'conversation.kilobytes',
  'conversation.megabytes',
];

it('has every text of the sign-in page and of the admin in every language', () => {
  expect(translationProblemsIn(new URL('../', import.meta.url), SAME)).toEqual([]);
});

const isKnown = (texts: object, key: string): boolean => {
  const parent = key.split('.').slice(0, -1);
  const last = key.split('.').at(-1) ?? '';
  const group = parent.reduce<object>((found, name) => Object(found[name as keyof typeof found]), texts);
  return last in group || `${last}_other` in group;
};

/** Keys that the sources write out, without a namespace. */
function keysInSources(): string[] {
  const cwd = new URL('../', import.meta.url);
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter((file) => !file.includes('.test.'));
  const keysOf = (source: string) => [...source.matchAll(/\bt\('([\w.-]+)'/g)].map(([, key = '']) => key);
  return files.flatMap((file) => keysOf(readFileSync(new URL(file, cwd), 'utf8')));
}

it('has every text that its sources name', () => {
  const keys = keysInSources();
  expect(keys.length).toBeGreaterThan(500);
  expect(keys.filter((key) => !isKnown(dashboardEn, key) && !isKnown(en, key))).toEqual([]);
});

it('translates every validation message of the staff’s forms, with identical English texts', () => {
  expect(dashboardEn.validation).toEqual(staffValidationMessages);
});

it('names every permission', () => {
  const named = Object.entries(dashboardEn.permission).flatMap(([area, acts]) =>
    Object.keys(acts).map((act) => `${area}.${act}`),
  );
  expect(named.sort()).toEqual([...PERMISSIONS].sort());
});

it.each([
  ['English', dashboardEn],
  ['Arabic', dashboardAr],
  ['Japanese', dashboardJa],
])('has a label for every event in %s', (_language, { notification }) => {
  const texts: Record<string, Record<string, string>> = notification.event;
  const wordless = EVENT_NAMES.filter((event) => {
    const [noun = '', verb = ''] = event.split('.');
    return !texts[noun]?.[verb];
  });
  expect(wordless).toEqual([]);
});
