import {
  type AuctionQuote,
  areSameFees,
  DEFAULT_YEN_AMOUNT,
  decodeQuoteLink,
  encodeQuoteLink,
  quoteAuction,
  type SharedQuote,
} from '@dealership/contracts';
import { useLanguage } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { useExchangeRate, type YenRate } from '../../../shared/currency/use-exchange-rate.js';
import { useYenAmount, type YenField } from '../../../shared/currency/use-yen-amount.js';
import { useAuctionFees } from '../../../shared/fees/use-auction-fees.js';
import { type GuideValues, guideValues } from '../guide/guide-values.js';

export type QuoteSwitches = Pick<SharedQuote, 'loading' | 'insurance' | 'uae'>;

export interface Quote {
  amount: YenField;
  switches: QuoteSwitches;
  turn: (name: keyof QuoteSwitches, on: boolean) => void;
  rate: YenRate & { isLoading: boolean };
  /** The link that was opened gives a rate or a day that the server does not. */
  isOwnRate: boolean;
  /** Or fees that are not, or no longer, the published ones. */
  hasOwnFees: boolean;
  /** The figures of its fees, for the texts that name them. */
  figures: GuideValues;
  /** Leaves the rate and the fees of the link; price and switches stay. */
  takeTodaysRate: () => void;
  /** Undefined while what was typed is no price. */
  quote: AuctionQuote | undefined;
  /** Query of an address that brings this quote back. */
  link: string | undefined;
}

const dayOf = (moment: string | null): string | null => moment?.slice(0, 10) ?? null;

/** Links carry the day alone, in UTC; noon there is the same day where our visitors are. */
const momentOf = (day: string | null): string | null => day && `${day}T12:00:00Z`;

/** The calculator's state: a quote of the address bar with its own rate and fees, or a new one at the current ones. */
export function useQuote(): Quote {
  const [params, setParams] = useSearchParams();
  const shared = decodeQuoteLink(params);
  const { language } = useLanguage();
  const live = useExchangeRate();
  const published = useAuctionFees();
  const amount = useYenAmount(shared?.price ?? DEFAULT_YEN_AMOUNT);
  const [switches, setSwitches] = useState<QuoteSwitches>(() => {
    const { loading = true, insurance = true, uae = false } = shared ?? {};
    return { loading, insurance, uae };
  });
  const liveDate = dayOf(live.fetchedAt);
  // Anybody can write an address: only what the server says as well is a rate of ours.
  const own = shared && (shared.yenPerDollar !== live.yenPerDollar || shared.rateDate !== liveDate) ? shared : undefined;
  const fees = shared?.fees ?? published.calculator;
  const hasOwnFees = !areSameFees(fees, published.calculator);
  const rate = own
    ? { yenPerDollar: own.yenPerDollar, indicative: false, fetchedAt: null, isLoading: live.isLoading }
    : { ...live, fetchedAt: momentOf(liveDate) };
  const rateDate = own ? own.rateDate : liveDate;
  const input = amount.yen !== undefined && { price: amount.yen, yenPerDollar: rate.yenPerDollar, fees, ...switches };
  return {
    amount,
    switches,
    turn: (name, on) => setSwitches((now) => ({ ...now, [name]: on })),
    rate,
    isOwnRate: own !== undefined,
    hasOwnFees,
    figures: guideValues({ ...published, calculator: fees }, language),
    takeTodaysRate: () => setParams({}, { replace: true }),
    quote: input ? quoteAuction(input) : undefined,
    link: input ? String(encodeQuoteLink({ ...input, rateDate })) : undefined,
  };
}
