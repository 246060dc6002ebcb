import { showToast, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { CopyIcon } from '../../../shared/display/icons.js';
import styles from './use-membership-columns.module.css';

const SHOWN = 8;

/** The end of the provider's payment id, which is enough to distinguish payments. The full id can be copied. */
export function PaymentId({ id }: { id: string }) {
  const { t } = useTranslation('dashboard');
  const name = t('membership.copyPayment', { id });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      showToast({ kind: 'success', title: t('membership.paymentCopied'), text: id });
    } catch {
      showToast({ kind: 'error', title: t('membership.paymentNotCopied'), text: id });
    }
  };
  return (
    <span className={styles.payment}>
      <bdi dir="ltr">…{id.slice(-SHOWN)}</bdi>
      <Button type="text" icon={<CopyIcon />} aria-label={name} title={name} onClick={copy} />
    </span>
  );
}
