import { describe, expect, it } from '@jest/globals';
import { auctionQuoteQuery } from './auction-quote-query.js';

describe('auctionQuoteQuery', () => {
  it('parses a price as people type it, with loading and insurance by default', () => {
    expect(auctionQuoteQuery.parse({ price: '３，０００，０００' })).toEqual({
      price: 3_000_000,
      loading: true,
      insurance: true,
      uae: false,
    });
  });

  it('accepts the rate and the switches of a shared link', () => {
    const query = { price: '3000000', rate: '149.8237', loading: '0', insurance: 'false', uae: '1' };
    expect(auctionQuoteQuery.parse(query)).toEqual({
      price: 3_000_000,
      rate: 149.8237,
      loading: false,
      insurance: false,
      uae: true,
    });
  });

  it.each([
    ['price', {}, 'Please enter a price in whole yen'],
    ['price', { price: '' }, 'Please enter a price in whole yen'],
    ['price', { price: '0' }, 'Please enter a price in whole yen'],
    ['price', { price: ['1', '2'] }, 'Please enter a price in whole yen'],
    ['rate', { price: '1', rate: '' }, 'The rate must be a number of yen per dollar from 1 to 10000'],
    ['rate', { price: '1', rate: '0' }, 'The rate must be a number of yen per dollar from 1 to 10000'],
    ['rate', { price: '1', rate: '1e3' }, 'The rate must be a number of yen per dollar from 1 to 10000'],
    ['uae', { price: '1', uae: 'maybe' }, 'This switch is 1 or 0'],
  ])('names %s in the error for %j', (path, query, message) => {
    const { issues } = auctionQuoteQuery.safeParse(query).error ?? { issues: [] };
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, message]]);
  });

  it('refuses unknown parameters', () => {
    expect(auctionQuoteQuery.safeParse({ price: '1', rates: '150' }).success).toBe(false);
  });
});
