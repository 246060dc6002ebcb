import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.js';

const isServer = typeof window === 'undefined';

/**
 * Reads once and keeps the data: no refetch on focus, no polling, never stale, no retries unless a query requests them.
 * Calls without a connection fail, rather than waiting for it without an error to show.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });

const MAX_RETRIES = 3;

const isTransient = (error: Error): boolean => !(error instanceof ApiError) || error.status >= 500;

/**
 * For reads of the home page and the inventory: three retries on network errors and 5xx, with pauses growing to at most
 * 30 s.
 */
export const retriedRead = {
  retry: (failures: number, error: Error) => !isServer && failures < MAX_RETRIES && isTransient(error),
  retryDelay: (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000),
};
