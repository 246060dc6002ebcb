import { PageHead, Spinner, useTranslation } from '@dealership/ui-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import { goToLogin, isSignedIn } from '../shared/api/session.js';
import styles from './admin-page.module.css';

declare const __SERVER__: true | undefined;

// The server's build has no desk: nothing of it can be rendered there.
const Desk =
  typeof __SERVER__ === 'undefined'
    ? lazy(() => import(/* webpackChunkName: "desk" */ './load-desk.js').then(({ loadDesk }) => loadDesk()))
    : () => null;

/** The desk for whom this browser remembers as signed in, the door for everyone else. The server only says that it is being fetched. */
export function AdminPage() {
  const { t } = useTranslation('admin');
  const [here, setHere] = useState(false);
  useEffect(() => {
    if (isSignedIn()) setHere(true);
    else goToLogin();
  }, []);
  return (
    <div className={styles.page}>
      <PageHead title={t('page.title')} description={t('page.description')} robots="noindex" />
      {here ? (
        <Suspense fallback={<Spinner />}>
          <Desk />
        </Suspense>
      ) : (
        <Spinner />
      )}
    </div>
  );
}
