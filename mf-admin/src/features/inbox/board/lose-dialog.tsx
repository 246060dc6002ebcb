import { type InboxRequest, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { LostReasonInput } from '../../../shared/request/drawer/handling/lost-reason-input.js';
import styles from '../../../shared/request/request.module.css';

export interface LoseDialogProps {
  request: InboxRequest;
  onLose: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a request is lost before its card is moved. */
export function LoseDialog({ request, onLose, onClose }: LoseDialogProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [reason, setReason] = useState('');
  const lose = () => onLose(reason);
  return (
    <Modal
      open
      title={<bdi>{senderName(request)}</bdi>}
      okText={t('inbox.lose')}
      okButtonProps={{ disabled: !reason.trim() }}
      cancelText={t('action.cancel')}
      closable={{ 'aria-label': t('common:close') }}
      onOk={lose}
      onCancel={onClose}
      transitionName=""
      maskTransitionName=""
    >
      <div className={styles.field}>
        <label htmlFor={id}>{t('inbox.lostReason')}</label>
        <LostReasonInput id={id} value={reason} onChange={setReason} onLose={lose} />
      </div>
    </Modal>
  );
}
