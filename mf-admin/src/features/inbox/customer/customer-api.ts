import type { CustomerFile, CustomerMerge } from '@dealership/contracts';
import { getCustomerFile, mergeCustomer, unmergeCustomer } from '@dealership/contracts/inquiries/inbox/endpoints';
import { listMemberships } from '@dealership/contracts/payments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { queryOptions, useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { ALWAYS_REFETCH } from '../../../shared/api/staff-query.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';

/** One page of the file of the customer who sent that request. */
export const customerQuery = (requestKey: string, cursor: string) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-customer', requestKey, cursor],
    queryFn: ({ signal }) => callStaff(getCustomerFile, { params: { key: requestKey }, query: cursor ? { cursor } : {}, signal }),
    ...ALWAYS_REFETCH,
  });

/** At most this many addresses are looked up among the payments. */
const MAX_EMAILS = 10;

/** The memberships of these addresses, from svc-payments. */
export const membershipsQuery = (emails: string[]) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'inbox-customer-memberships', emails],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        emails.slice(0, MAX_EMAILS).map((q) => callStaff(listMemberships, { query: { q, pageSize: 100 }, signal })),
      );
      const members = found.flatMap(({ items }) => items).filter(({ email }) => emails.includes(email.toLowerCase()));
      return members.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
    },
    ...ALWAYS_REFETCH,
  });

/** Saves a change to a customer's merged addresses and reports the result. */
function useCustomerWrite<Input>(write: (input: Input) => Promise<CustomerFile>, done: string) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: write,
    onSuccess: () => showToast({ kind: 'success', title: t(done) }),
    onError: (error) => showToast({ kind: 'error', title: t('inbox.notSaved'), text: errorText(error) }),
    onSettled: (_answer, _error, _input, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

export const useMerge = (requestKey: string) =>
  useCustomerWrite(
    (body: CustomerMerge) => callStaff(mergeCustomer, { params: { key: requestKey }, body }),
    'customerFile.merged',
  );

export const useUnmerge = (requestKey: string) =>
  useCustomerWrite(
    ({ id, version }: { id: number; version: string }) =>
      callStaff(unmergeCustomer, { params: { key: requestKey, id }, body: { version } }),
    'customerFile.unmerged',
  );
