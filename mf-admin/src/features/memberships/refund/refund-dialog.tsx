import { formatUsd, type Membership, type RefundReason } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { type FormEvent, useState } from 'react';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { DialogFailure } from '../../../shared/dialog/dialog-failure.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { useRefund } from '../memberships-api.js';
import { useMemberName } from '../use-member-name.js';
import styles from './refund.module.css';
import { RefundReasonChoice } from './refund-reason-choice.js';

export interface RefundDialogProps {
  member: Membership;
  /** Receives the updated membership once the refund has started. */
  onChanged?: ((member: Membership) => void) | undefined;
  onClose: () => void;
}

/** Asks for confirmation before a refund, and stays open until it has started. */
export function RefundDialog({ member, onChanged, onClose }: RefundDialogProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const name = useMemberName()(member);
  const amount = formatUsd(member.amount);
  const [reason, setReason] = useState<RefundReason>();
  // Not before: the list may no longer show the row, to which this dialog belongs.
  const close = () => {
    onClose();
    void client.invalidateQueries({ queryKey: STAFF_DATA });
  };
  const { mutate, isPending, error, reset } = useRefund((changed) => {
    if (changed) onChanged?.(changed);
    close();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate({ id: member.id, reason });
  };
  return (
    <FormDialog title={t('membership.refundTitle', { name })} isHeld={isPending} onClose={close}>
      <form className={styles.dialog} onSubmit={send}>
        <p>{t('membership.refundText', { amount })}</p>
        <RefundReasonChoice onChange={setReason} />
        <DialogFailure
          error={error}
          title={t('membership.refundFailed')}
          unanswered={t('membership.refundUnanswered')}
          onReset={reset}
        />
        <DialogActions label={t('membership.refundOk', { amount })} isPending={isPending} danger isHeld />
      </form>
    </FormDialog>
  );
}
