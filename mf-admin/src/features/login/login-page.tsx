import { PageHead, showToast, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { adminAddress, goTo } from '../../shared/api/session.js';
import { LoginForm } from './login-form.js';
import styles from './login-page.module.css';

/** Where staff sign in: one password. */
export function LoginPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const goOn = () => {
    showToast({ kind: 'done', title: t('login.successful') });
    goTo(adminAddress(params.get('place')));
  };
  return (
    <div className={styles.page}>
      <PageHead title={t('login.title')} description={t('login.description')} robots="noindex" />
      <section className={styles.card} aria-labelledby="admin-login-title">
        <h1 id="admin-login-title" className={styles.title}>
          {t('login.title')}
        </h1>
        <p className={styles.intro}>{params.has('ended') ? t('login.ended') : t('login.intro')}</p>
        <LoginForm onSignedIn={goOn} />
        <a className={styles.back} href="/">
          {t('login.toSite')}
        </a>
      </section>
    </div>
  );
}
