import { AED_TO_USD, type CurrencyRates, isSecondCurrency, type SecondCurrency } from '@dealership/contracts';
import { useDeviceStorage } from '@dealership/ui-kit';

export const SECOND_CURRENCY = 'second-currency';

let rates: Partial<CurrencyRates> | undefined;

/** As embedded in the document. */
const ratesOfSite = (): Partial<CurrencyRates> => {
  rates ??= JSON.parse(document.documentElement.dataset.siteRates ?? '{}') as Partial<CurrencyRates>;
  return rates;
};

interface ChosenCurrency {
  currency: SecondCurrency;
  /** Per dirham. */
  rate: number;
  date?: string | undefined;
}

/** The visitor's second currency; dollars during server rendering. */
export function useSecondCurrency(): ChosenCurrency {
  const chosen = useDeviceStorage(SECOND_CURRENCY);
  if (!isSecondCurrency(chosen) || chosen === 'USD') return { currency: 'USD', rate: AED_TO_USD };
  const { [chosen]: rate, date } = ratesOfSite();
  return rate ? { currency: chosen, rate, date } : { currency: 'USD', rate: AED_TO_USD };
}
