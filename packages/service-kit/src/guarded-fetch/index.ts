export { FetchRefused, type RefusalReason } from './fetch-refused.js';
export { type GuardedAnswer, GuardedFetcher, type GuardedFetcherOptions, type GuardedRequest } from './guarded-fetcher.js';
export * from './trusted-origins.js';
