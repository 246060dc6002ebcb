/** The part of react-query that the site uses; parts of the site take it from here so that no page carries the rest. */
export {
  hydrate,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
