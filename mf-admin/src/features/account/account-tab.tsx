import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { ownAccountQuery } from './account-api.js';
import styles from './account-tab.module.css';
import { ProfileForm } from './profile-form.js';
import { SecondFactorSection } from './second-factor/index.js';
import { SessionsList } from './sessions-list.js';

/** The user's own account: their profile and their sessions. */
export function AccountTab() {
  const { t } = useTranslation('dashboard');
  const { data: account, error, refetch } = useQuery(ownAccountQuery);
  return (
    <>
      <section className={`${styles.section} ${styles.profile}`} aria-labelledby="profile-title">
        <h2 id="profile-title" className={styles.title}>
          {t('staffAccount.profile')}
        </h2>
        {account ? (
          <>
            <p className={styles.role}>
              {t(`role.${account.role}`)}
              {account.email && (
                <>
                  {' · '}
                  <bdi dir="ltr">{account.email}</bdi>
                </>
              )}
            </p>
            <ProfileForm key={account.version} account={account} />
          </>
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines />
        )}
      </section>
      <section className={`${styles.section} ${styles.factors}`} aria-labelledby="factors-title">
        <h2 id="factors-title" className={styles.title}>
          {t('factor.section')}
        </h2>
        <SecondFactorSection />
      </section>
      <section className={styles.section} aria-labelledby="sessions-title">
        <h2 id="sessions-title" className={styles.title}>
          {t('sessions.title')}
        </h2>
        <SessionsList />
      </section>
    </>
  );
}
