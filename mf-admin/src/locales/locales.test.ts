import { staffValidationMessages } from '@dealership/contracts';
import { translationProblems } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import ar from './ar.json';
import deskAr from './desk/ar.json';
import deskEn from './desk/en.json';
import deskJa from './desk/ja.json';
import en from './en.json';
import ja from './ja.json';

/** Abbreviations that are written the same everywhere. */
const SAME = ['transmission.CVT', 'vehicle.km', 'vehicle.mileageKm', 'vehicle.aed'];

it('has every text of the door and of the desk in every language', () => {
  expect(translationProblems({ en, ar, ja })).toEqual([]);
  expect(translationProblems({ en: deskEn, ar: deskAr, ja: deskJa }, SAME)).toEqual([]);
});

it('translates every validation message of the staff’s forms, in English word for word', () => {
  expect(deskEn.validation).toEqual(staffValidationMessages);
});
