import {
  type Endpoint,
  endpointPath,
  formatUsd,
  type Membership,
  type MembershipPage,
  type RefundReason,
} from '@dealership/contracts';
import { exportMemberships, listMemberships, refundMembership } from '@dealership/contracts/payments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff, hasCode } from '../../shared/api/staff-api.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { filterOf, type ListState, PAGE_SIZE } from '../../shared/list/use-list-state.js';

// Values from the page's URL are sent unchanged; the service rejects those that it does not know.
const list: Endpoint<{ query: object; response: MembershipPage }> = listMemberships;

export const membershipsQuery = (state: ListState) =>
  staffQuery('memberships', list, {
    ...filterOf(state),
    sort: state.sort || 'due',
    page: state.page,
    pageSize: PAGE_SIZE,
  });

/** The membership with that number, whatever the list shows. A payment may have the same number. */
export const membershipQuery = (id: number | undefined) => staffQuery('memberships', list, { q: `#${id}`, pageSize: 2 });

/** URL of the file with every membership that matches the filters. */
export const exportAddress = (state: ListState): string => endpointPath(exportMemberships, {}, filterOf(state));

/** Refunds a member. `onDone` receives the updated membership, unless somebody else has refunded it. */
export function useRefund(onDone: (member?: Membership) => void) {
  const { t } = useTranslation('dashboard');
  return useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: RefundReason | undefined }) =>
      callStaff(refundMembership, { params: { id }, query: reason ? { reason } : {} }),
    onSuccess: (member) => {
      const isDone = member.paymentStatus === 'refunded';
      const amount = formatUsd(member.amount);
      showToast({ kind: 'success', title: t(isDone ? 'membership.refundDone' : 'membership.refundStarted', { amount }) });
      onDone(member);
    },
    onError: (error) => {
      if (!hasCode(error, 'ALREADY_REFUNDED')) return;
      showToast({ kind: 'success', title: t('membership.alreadyRefunded'), text: t('membership.alreadyRefundedText') });
      onDone();
    },
  });
}
