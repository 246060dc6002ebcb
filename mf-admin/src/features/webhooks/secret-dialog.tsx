import { useTranslation } from '@dealership/ui-kit';
import { Modal } from 'antd';
import { useReturnFocus } from '../../shared/dialog/use-return-focus.js';
import { ShownSecret } from '../../shared/staff/secret/shown-secret.js';

/** Shows the secret of a webhook; it is shown only once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  useReturnFocus();
  return (
    <Modal
      open
      title={t('webhook.secret')}
      closable={{ 'aria-label': t('common:close') }}
      mask={{ closable: false }}
      footer={null}
      onCancel={onClose}
    >
      <ShownSecret secret={secret} text={t('webhook.once')} copyText={t('webhook.copy')} onClose={onClose} />
    </Modal>
  );
}
