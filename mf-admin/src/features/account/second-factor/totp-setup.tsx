import type { TotpSecret } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { QRCode, Typography } from 'antd';
import { ProofForm } from './proof-form.js';
import styles from './second-factor.module.css';

const BLOCK = /.{4}(?=.)/g;

/** Shows the secret for an authenticator app as a QR code and as text, and asks for the first code. */
export function TotpSetup({ secret, confirm }: { secret: TotpSecret; confirm: (code: string) => Promise<void> }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <p>{t('factor.scan')}</p>
      <div className={styles.qr}>
        <QRCode type="svg" aria-label={t('factor.qr')} value={secret.address} color="#000" bgColor="#fff" size={200} />
      </div>
      <p>
        {t('factor.orType')}{' '}
        <Typography.Text code copyable={{ text: secret.secret }}>
          <bdi dir="ltr">{secret.secret.replace(BLOCK, '$& ')}</bdi>
        </Typography.Text>
      </p>
      <ProofForm fields={['code']} submit={t('factor.confirm')} act={({ code }) => confirm(code)} />
    </>
  );
}
