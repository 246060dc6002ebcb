import { tabMemory } from '../../../shared/order/tab-memory.js';
import { type CheckoutDetails, detailsOf } from './checkout-values.js';

const NAME = 'auction-checkout-details';

/** The buyer's own words survive a reload and the bank's page; the card and the consent do not, nor what a machine typed. */
export function rememberDetails(values: CheckoutDetails): void {
  const { agreeTerms: _, website: __, ...details } = detailsOf(values);
  tabMemory.write(NAME, JSON.stringify(details));
}

export const rememberedDetails = (): Partial<Omit<CheckoutDetails, 'agreeTerms' | 'website'>> =>
  JSON.parse(tabMemory.read(NAME) ?? '{}');

export const forgetDetails = (): void => tabMemory.forget(NAME);
