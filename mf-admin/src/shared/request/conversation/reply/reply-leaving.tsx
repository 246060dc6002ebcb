import { useTranslation } from '@dealership/ui-kit';
import { App, Button } from 'antd';
import { CloseIcon, DeleteIcon } from '../../../display/icons.js';
import styles from '../conversation.module.css';
import type { ReplyForm } from './state/use-reply-form.js';

export interface ReplyLeavingProps {
  form: ReplyForm;
  onClose: () => void;
}

/** Postpones or discards a reply. */
export function ReplyLeaving({ form, onClose }: ReplyLeavingProps) {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const { draft } = form;
  const discard = () => {
    let isDiscarded = false;
    modal.confirm({
      title: t('setting.discardTitle'),
      okText: t('setting.discard'),
      cancelText: t('discard.cancel'),
      onOk: () => {
        isDiscarded = true;
        form.forget();
      },
      // Until then the dialog holds the focus.
      afterClose: () => isDiscarded && onClose(),
    });
  };
  return (
    <div className={styles.leaving}>
      {(draft.text.trim() || draft.attachments.length > 0) && (
        <Button
          type="text"
          icon={<DeleteIcon />}
          aria-label={t('setting.discard')}
          title={t('setting.discard')}
          disabled={form.isPending}
          onClick={discard}
        />
      )}
      <Button
        type="text"
        icon={<CloseIcon />}
        aria-label={t('conversation.later')}
        title={t('conversation.later')}
        onClick={onClose}
      />
    </div>
  );
}
