import type { StaffAccount } from '@dealership/contracts';
import { resendInvitation, resetFactors, updateStaffAccount } from '@dealership/contracts/accounts/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { App } from 'antd';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useErrorText } from '../../shared/api/use-error-text.js';

interface Change {
  person: StaffAccount;
  deactivated: boolean;
}

/** The owner's actions on an account, apart from editing its fields. */
export function useStaffAccountActions() {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const errorText = useErrorText();
  const onError = (error: Error) => showToast({ kind: 'error', title: t('person.failed'), text: errorText(error) });

  const invitation = useMutation({
    mutationFn: ({ id }: StaffAccount) => callStaff(resendInvitation, { params: { id } }),
    onSuccess: (_answer, { name }) => showToast({ kind: 'success', title: t('person.invitedAgain', { name }) }),
    onError,
  });
  const change = useMutation({
    mutationFn: ({ person: { id, version }, deactivated }: Change) =>
      callStaff(updateStaffAccount, { params: { id }, body: { deactivated, version } }),
    onSuccess: (_saved, { person: { name }, deactivated }) =>
      showToast({ kind: 'success', title: t(deactivated ? 'person.isOut' : 'person.isIn', { name }) }),
    onError,
    onSettled: (_answer, _error, _change, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });

  const reset = useMutation({
    mutationFn: ({ id }: StaffAccount) => callStaff(resetFactors, { params: { id } }),
    onSuccess: (_saved, { name }) => showToast({ kind: 'success', title: t('person.factorsReset', { name }) }),
    onError,
    onSettled: (_answer, _error, _person, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });

  const confirm = (person: StaffAccount, content: string, okText: string, act: () => Promise<unknown>) =>
    modal.confirm({
      ...{ title: person.name, content, okText, cancelText: t('action.cancel'), okButtonProps: { danger: true } },
      focusable: { autoFocusButton: 'cancel' },
      // A toast reports failures; the dialog closes either way.
      onOk: () => act().catch(() => undefined),
    });

  function setDeactivated(person: StaffAccount, deactivated: boolean): void {
    if (!deactivated) {
      change.mutate({ person, deactivated });
      return;
    }
    confirm(person, t('person.confirmOut'), t('person.shutOut'), () => change.mutateAsync({ person, deactivated }));
  }

  const askReset = (person: StaffAccount) =>
    confirm(person, t('person.confirmReset'), t('person.resetFactors'), () => reset.mutateAsync(person));

  const busyId = invitation.isPending ? invitation.variables.id : undefined;
  return { inviteAgain: (person: StaffAccount) => invitation.mutate(person), setDeactivated, askReset, busyId };
}

export type StaffAccountActions = ReturnType<typeof useStaffAccountActions>;
