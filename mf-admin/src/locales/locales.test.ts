import { EVENT_NAMES, PERMISSIONS, staffValidationMessages } from '@dealership/contracts';
import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import ar from './ar.json';
import dashboardAr from './dashboard/ar.json';
import dashboardEn from './dashboard/en.json';
import dashboardJa from './dashboard/ja.json';
import en from './en.json';
import ja from './ja.json';

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
  expect(translationProblems({ en, ar, ja })).toEqual([]);
  expect(translationProblems({ en: dashboardEn, ar: dashboardAr, ja: dashboardJa }, SAME)).toEqual([]);
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
