/** The subset of react-query that the site uses; parts import it from here so that no page includes the rest. */
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
