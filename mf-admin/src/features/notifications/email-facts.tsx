import { ERASED_RECIPIENT, NO_LONGER_DUE, type NotificationEmail } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag, type Tone } from '../../shared/display/tag.js';
import styles from './email-facts.module.css';

const TONES: Record<NotificationEmail['state'], Tone> = {
  pending: 'notice',
  sending: 'notice',
  sent: 'good',
  failed: 'bad',
  withheld: 'notice',
};

/** An e-mail's recipient and state, and the mail server's response. */
export function EmailFacts({ email: { audience, recipient, state, lastError } }: { email: NotificationEmail }) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={[styles.email, styles.facts].join(' ')}>
      <bdi className={styles.address}>{recipient === ERASED_RECIPIENT ? t('notification.erased') : recipient}</bdi>
      <span className={styles.state}>
        <span className={styles.quiet}>{t(`notification.audience.${audience}`)}</span>{' '}
        <Tag tone={TONES[state]}>{t(`notification.state.${state}`)}</Tag>
      </span>
      {lastError === NO_LONGER_DUE && <span className={styles.quiet}>{t('notification.noLongerDue')}</span>}
      {lastError && lastError !== NO_LONGER_DUE && (
        <bdi dir="ltr" className={styles.quiet}>
          {lastError}
        </bdi>
      )}
    </div>
  );
}
