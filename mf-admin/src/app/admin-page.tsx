import { PageHead, Spinner, useTranslation } from '@dealership/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { goToLogin, isSignedIn } from '../shared/api/session.js';
import styles from './admin-page.module.css';

declare const __SERVER__: true | undefined;

// Keeps the dashboard out of the server build.
const Dashboard =
  typeof __SERVER__ === 'undefined'
    ? lazy(() =>
        import(/* webpackChunkName: "dashboard" */ './dashboard/load-dashboard.js').then(({ loadDashboard }) => loadDashboard()),
      )
    : () => null;

/**
 * Shows the dashboard if this browser remembers a sign-in, else the sign-in page. The server renders only a loading
 * state.
 */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (isSignedIn()) setHere(true);
    else goToLogin();
  }, []);
  return (
    <div className={styles.page}>
      {here ? (
        <Suspense fallback={<Spinner />}>
          <Dashboard />
        </Suspense>
      ) : (
        <>
          <PageHead title={t('page.title')} description={t('page.description')} robots="noindex" />
          <Spinner />
        </>
      )}
    </div>
  );
}
