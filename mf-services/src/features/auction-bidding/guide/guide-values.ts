import { type AuctionFees, formatPercent, formatUsd, type Language } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { formatYen } from '../../../shared/currency/format-money.js';
import { useAuctionFees } from '../../../shared/fees/use-auction-fees.js';

/** In Arabic in words: readers from the right would take the second figure of `2–3` for the first. */
const RANGES: Record<Language, (low: string, high: string) => string> = {
  en: (low, high) => `${low}–${high}`,
  ar: (low, high) => `من \u2066${low}\u2069 إلى \u2066${high}\u2069`,
  // In one line.
  ja: (low, high) => `${low}\u2060～\u2060${high}`,
};

const percent = (value: number): string => formatPercent(value / 100);

/** Every figure in the page's texts, by placeholder. Figures stay left-to-right in Arabic texts. */
export function guideValues({ calculator, guide }: AuctionFees, language: Language) {
  const range = (low: number, high: number, format: (amount: number) => string = String): string =>
    low === high ? format(low) : RANGES[language](format(low), format(high));
  return {
    deposit: percent(guide.depositPercent),
    paymentDays: String(guide.paymentDays),
    shippingWeeks: range(guide.shippingLowWeeks, guide.shippingHighWeeks),
    transportRange: range(guide.transportLowYen, guide.transportHighYen, formatYen),
    insuranceRange:
      language === 'ar'
        ? range(guide.insuranceLowPercent, guide.insuranceHighPercent, percent)
        : `${range(guide.insuranceLowPercent, guide.insuranceHighPercent)}%`,
    loadingRange: range(guide.loadingLowUsd, guide.loadingHighUsd, formatUsd),
    serviceFee: percent(calculator.serviceFeePercent),
    commission: formatUsd(calculator.commissionUsd),
    freeFrom: formatYen(calculator.commissionFreeFromYen),
    transport: formatYen(calculator.portTransportYen),
    freight: formatUsd(calculator.freightUsd),
    freightLow: formatUsd(calculator.freightLowUsd),
    freightHigh: formatUsd(calculator.freightHighUsd),
    loading: formatUsd(calculator.loadingUsd),
    freightRange: range(calculator.freightLowUsd, calculator.freightHighUsd, formatUsd),
    insurance: percent(calculator.insurancePercent),
    duty: percent(calculator.dutyPercent),
    vat: percent(calculator.vatPercent),
  };
}

export type GuideValues = ReturnType<typeof guideValues>;

export const useGuideValues = (): GuideValues => guideValues(useAuctionFees(), useLanguage().language);
