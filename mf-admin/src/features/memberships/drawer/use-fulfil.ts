import type { Membership, Representative } from '@dealership/contracts';
import { nameRepresentativeOfMembership, sendLoginOfMembership } from '@dealership/contracts/payments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';

/** Records a step of a membership's fulfilment. `onChanged` receives the updated membership. */
function useStep<Given>(take: (given: Given) => Promise<Membership>, done: string, onChanged: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: take,
    onSuccess: (member) => {
      showToast({ kind: 'success', title: done });
      onChanged(member);
    },
    onError: (error) => showToast({ kind: 'error', title: t('membership.fulfil.failed'), text: errorText(error) }),
    onSettled: (_answer, _error, _given, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

export function useLoginSent(id: number, onChanged: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const send = () => callStaff(sendLoginOfMembership, { params: { id } });
  return useStep<void>(send, t('membership.fulfil.loginKept'), onChanged);
}

export function useNameRepresentative(id: number, onChanged: (member: Membership) => void) {
  const { t } = useTranslation('dashboard');
  const name = (body: Representative) => callStaff(nameRepresentativeOfMembership, { params: { id }, body });
  return useStep(name, t('membership.fulfil.repKept'), onChanged);
}
