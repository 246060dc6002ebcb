import {
  BUYING_COMMISSION_USD,
  COMMISSION_FREE_FROM_YEN,
  formatUsd,
  INSURANCE_SHARE,
  OCEAN_FREIGHT_USD,
  PORT_TRANSPORT_YEN,
  SERVICE_FEE_SHARE,
  UAE_DUTY_SHARE,
  UAE_VAT_SHARE,
} from '@dealership/contracts';
import { formatYen } from '../../../shared/currency/format-money.js';

/** Terms of the guide. Loading and insurance are wider here than in the calculator, which counts one figure of each. */
const GUIDE = {
  depositShare: 0.2,
  paymentDays: 3,
  shippingWeeks: { low: 2, high: 3 },
  transportYen: { low: 10_000, high: 30_000 },
  insurancePercent: { low: 1, high: 2 },
  loadingUsd: { low: 50, high: 100 },
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const range = ({ low, high }: { low: number; high: number }, format: (amount: number) => string = String): string =>
  `${format(low)}–${format(high)}`;

/** Every figure that the texts of the page name, by the name that the texts use. Arabic texts keep them left to right. */
export const guideValues = {
  deposit: percent(GUIDE.depositShare),
  paymentDays: String(GUIDE.paymentDays),
  shippingWeeks: range(GUIDE.shippingWeeks),
  transportRange: range(GUIDE.transportYen, formatYen),
  insuranceRange: `${range(GUIDE.insurancePercent)}%`,
  loadingRange: range(GUIDE.loadingUsd, formatUsd),
  serviceFee: percent(SERVICE_FEE_SHARE),
  commission: formatUsd(BUYING_COMMISSION_USD),
  freeFrom: formatYen(COMMISSION_FREE_FROM_YEN),
  transport: formatYen(PORT_TRANSPORT_YEN),
  freight: formatUsd(OCEAN_FREIGHT_USD.average),
  freightLow: formatUsd(OCEAN_FREIGHT_USD.low),
  freightHigh: formatUsd(OCEAN_FREIGHT_USD.high),
  freightRange: range(OCEAN_FREIGHT_USD, formatUsd),
  insurance: percent(INSURANCE_SHARE),
  duty: percent(UAE_DUTY_SHARE),
  vat: percent(UAE_VAT_SHARE),
};
