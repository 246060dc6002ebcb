import type { StaffAccount } from '@dealership/contracts';
import { resendInvitation, resetFactors, updateStaffAccount } from '@dealership/contracts/staff/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useConfirmDanger } from '../../shared/dialog/use-confirm-danger.js';

interface Change {
  account: StaffAccount;
  deactivated: boolean;
}

/** The owner's actions on an account, apart from editing its fields. */
export function useStaffAccountActions() {
  const { t } = useTranslation('dashboard');
  const confirm = useConfirmDanger();
  const errorText = useErrorText();
  const onError = (error: Error) => showToast({ kind: 'error', title: t('staffAccount.failed'), text: errorText(error) });

  const invitation = useMutation({
    mutationFn: ({ id }: StaffAccount) => callStaff(resendInvitation, { params: { id } }),
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', title: t('staffAccount.invitedAgain', { name }) }),
    onError,
  });
  const change = useMutation({
    mutationFn: ({ account: { id, version }, deactivated }: Change) =>
      callStaff(updateStaffAccount, { params: { id }, body: { deactivated, version } }),
    onSuccess: (_saved, { account: { name }, deactivated }) =>
      showToast({
        kind: 'success',
        title: t(deactivated ? 'staffAccount.wasDeactivated' : 'staffAccount.wasReactivated', { name }),
      }),
    onError,
    onSettled: (_answer, _error, _change, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });

  const reset = useMutation({
    mutationFn: ({ id }: StaffAccount) => callStaff(resetFactors, { params: { id } }),
    onSuccess: (_saved, { name }) => showToast({ kind: 'success', title: t('staffAccount.factorsReset', { name }) }),
    onError,
    onSettled: (_answer, _error, _account, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });

  function setDeactivated(account: StaffAccount, deactivated: boolean): void {
    if (!deactivated) {
      change.mutate({ account, deactivated });
      return;
    }
    confirm({
      title: account.name,
      content: t('staffAccount.confirmDeactivation'),
      okText: t('staffAccount.deactivate'),
      act: () => change.mutateAsync({ account, deactivated }),
    });
  }

  const askReset = (account: StaffAccount) =>
    confirm({
      title: account.name,
      content: t('staffAccount.confirmReset'),
      okText: t('staffAccount.resetFactors'),
      act: () => reset.mutateAsync(account),
    });

  const busyId = invitation.isPending ? invitation.variables.id : undefined;
  return { inviteAgain: (account: StaffAccount) => invitation.mutate(account), setDeactivated, askReset, busyId };
}

export type StaffAccountActions = ReturnType<typeof useStaffAccountActions>;
