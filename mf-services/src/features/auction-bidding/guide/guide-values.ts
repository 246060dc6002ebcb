import { type AuctionFees, formatPercent, formatUsd, type Language } from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { formatYen } from '../../../shared/currency/format-money.js';
import { useAuctionFees } from '../../../shared/fees/use-auction-fees.js';

const percent = (value: number): string => formatPercent(value / 100);

/** Every figure in the page's texts, by placeholder. Figures stay left-to-right in Arabic texts. */
export function guideValues({ calculator, guide }: AuctionFees, language: Language) {
  const to = language === 'ja' ? '～' : '–';
  const range = (low: number, high: number, format: (amount: number) => string = String): string =>
    low === high ? format(low) : `${format(low)}${to}${format(high)}`;
  return {
    deposit: percent(guide.depositPercent),
    paymentDays: String(guide.paymentDays),
    shippingWeeks: range(guide.shippingLowWeeks, guide.shippingHighWeeks),
    transportRange: range(guide.transportLowYen, guide.transportHighYen, formatYen),
    insuranceRange: `${range(guide.insuranceLowPercent, guide.insuranceHighPercent)}%`,
    loadingRange: range(guide.loadingLowUsd, guide.loadingHighUsd, formatUsd),
    serviceFee: percent(calculator.serviceFeePercent),
    commission: formatUsd(calculator.commissionUsd),
    freeFrom: formatYen(calculator.commissionFreeFromYen),
    transport: formatYen(calculator.portTransportYen),
    freight: formatUsd(calculator.freightUsd),
    freightLow: formatUsd(calculator.freightLowUsd),
    freightHigh: formatUsd(calculator.freightHighUsd),
    freightRange: range(calculator.freightLowUsd, calculator.freightHighUsd, formatUsd),
    insurance: percent(calculator.insurancePercent),
    duty: percent(calculator.dutyPercent),
    vat: percent(calculator.vatPercent),
  };
}

export type GuideValues = ReturnType<typeof guideValues>;

export const useGuideValues = (): GuideValues => guideValues(useAuctionFees(), useLanguage().language);
