import { DEFAULT_RATING, newCustomerShowcase, type StaffCustomerShowcase } from '@dealership/contracts';
import {
  createCustomerShowcase,
  deleteCustomerShowcase,
  listStaffCustomerShowcases,
  updateCustomerShowcase,
} from '@dealership/contracts/content/endpoints';
import { callStaff } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { shownText } from '../../shared/display/shown-text.js';
import { toWholeNumber } from '../../shared/form/record-form/field/to-whole-number.js';
import type { RecordKind } from '../../shared/list/records/record-kind.js';

export const customerShowcaseQuery = staffQuery('customer-showcase', listStaffCustomerShowcases);

/** The form's values; numbers are texts as typed or selected. */
interface ShowcaseValues {
  clientName: string;
  clientReview: string;
  carMake: string;
  carModel: string;
  carYear: string;
  carImage: string;
  imageAlt: string;
  translations: StaffCustomerShowcase['translations'];
  outdated: StaffCustomerShowcase['outdated'];
  rating: string;
  featured: boolean;
}

async function read(id: number): Promise<StaffCustomerShowcase | undefined> {
  const all = await callStaff(listStaffCustomerShowcases);
  return all.find((showcase) => showcase.id === id);
}

export const customerShowcaseKind: RecordKind<StaffCustomerShowcase, ShowcaseValues> = {
  name: 'customerShowcase',
  create: createCustomerShowcase,
  update: updateCustomerShowcase,
  remove: deleteCustomerShowcase,
  read,
  toValues: (showcase) => ({
    clientName: showcase?.clientName ?? '',
    clientReview: showcase?.clientReview ?? '',
    carMake: showcase?.carMake ?? '',
    carModel: showcase?.carModel ?? '',
    carYear: String(showcase?.carYear ?? ''),
    carImage: showcase?.carImage ?? '',
    imageAlt: showcase?.imageAlt ?? '',
    translations: showcase?.translations ?? {},
    outdated: showcase?.outdated ?? {},
    rating: String(showcase?.rating ?? DEFAULT_RATING),
    featured: showcase?.featured ?? false,
  }),
  toInput: ({ carYear, rating, ...rest }) => ({
    ...rest,
    carYear: toWholeNumber(carYear, Number.NaN),
    rating: Number(rating),
  }),
  schema: newCustomerShowcase,
  nameOf: (showcase, language) => shownText(showcase, 'clientName', language).text,
  pictureOf: ({ carImage }) => carImage,
};
