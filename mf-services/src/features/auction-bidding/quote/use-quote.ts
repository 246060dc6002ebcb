import {
  type AuctionQuote,
  areSameFees,
  DEFAULT_YEN_AMOUNT,
  decodeQuoteLink,
  encodeQuoteLink,
  QUOTE_PARAMETERS,
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
  /** Whether the opened link has a rate or a date that differs from the server's. */
  isOwnRate: boolean;
  /** Whether its fees are not, or no longer, the published ones. */
  hasOwnFees: boolean;
  /** The fees as text values. */
  figures: GuideValues;
  /** Discards the rate and the fees of the link; price and switches are kept. */
  takeTodaysRate: () => void;
  /** Undefined if the input is not a valid price. */
  quote: AuctionQuote | undefined;
  /** Query string of the URL that reproduces this quote. */
  link: string | undefined;
}

const dayOf = (moment: string | null): string | null => moment?.slice(0, 10) ?? null;

/** Links contain only the date, in UTC. Noon UTC is on the same date where our visitors are. */
const momentOf = (day: string | null): string | null => day && `${day}T12:00:00Z`;

/** The URL without its quote. It may also contain an auction sheet. */
function withoutQuote(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of QUOTE_PARAMETERS) rest.delete(name);
  return rest;
}

/**
 * The calculator's state: the quote in the URL with its own rate and fees, or a new one with the current rate and fees.
 */
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
  // Anyone can craft a URL: a rate is only ours if the server confirms it.
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
    takeTodaysRate: () => setParams(withoutQuote, { replace: true }),
    quote: input ? quoteAuction(input) : undefined,
    link: input ? String(encodeQuoteLink({ ...input, rateDate })) : undefined,
  };
}
