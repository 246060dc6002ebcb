import { type CustomerShowcase, DEFAULT_RATING, endpoints, newCustomerShowcase, staffEndpoints } from '@dealership/contracts';
import type { RecordKind } from '../../shared/record-kind.js';
import { callStaff } from '../../shared/staff-api.js';
import { freshStaffQuery } from '../../shared/staff-query.js';
import { toWholeNumber } from '../../shared/to-whole-number.js';

export const customerShowcaseQuery = freshStaffQuery<CustomerShowcase[]>('customer-showcase', endpoints.listCustomerShowcases);

/** What the form holds: numbers as they are typed or chosen. */
interface ShowcaseValues {
  clientName: string;
  clientReview: string;
  carMake: string;
  carModel: string;
  carYear: string;
  carImage: string;
  rating: string;
  featured: boolean;
}

async function read(id: number): Promise<CustomerShowcase | undefined> {
  const all = await callStaff<CustomerShowcase[]>(endpoints.listCustomerShowcases, { query: { fresh: Date.now() } });
  return all.find((showcase) => showcase.id === id);
}

export const customerShowcaseKind: RecordKind<CustomerShowcase, ShowcaseValues> = {
  name: 'customerShowcase',
  create: staffEndpoints.createCustomerShowcase,
  update: staffEndpoints.updateCustomerShowcase,
  remove: staffEndpoints.deleteCustomerShowcase,
  read,
  toValues: (showcase) => ({
    clientName: showcase?.clientName ?? '',
    clientReview: showcase?.clientReview ?? '',
    carMake: showcase?.carMake ?? '',
    carModel: showcase?.carModel ?? '',
    carYear: String(showcase?.carYear ?? ''),
    carImage: showcase?.carImage ?? '',
    rating: String(showcase?.rating ?? DEFAULT_RATING),
    featured: showcase?.featured ?? false,
  }),
  toInput: ({ carYear, rating, ...rest }) => ({
    ...rest,
    carYear: toWholeNumber(carYear, Number.NaN),
    rating: Number(rating),
  }),
  schema: newCustomerShowcase,
};
