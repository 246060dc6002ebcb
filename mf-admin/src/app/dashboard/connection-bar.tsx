import { useTranslation } from '@dealership/ui-kit';
import { ApiError, useQueryClient } from '@dealership/ui-kit/query';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import styles from './dashboard.module.css';

/** Whether the site can be reached, as the browser and the last read tell; everything is read again once it can. */
function useIsConnectionLost(): boolean {
  const client = useQueryClient();
  const [isLost, setLost] = useState(!navigator.onLine);
  useEffect(() => {
    const lose = () => setLost(true);
    const refetch = () => void client.invalidateQueries({ queryKey: STAFF_DATA });
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { action } = event;
      if (action.type === 'success' && !action.manual) setLost(false);
      if (action.type === 'error') setLost(!(action.error instanceof ApiError));
    });
    window.addEventListener('offline', lose);
    window.addEventListener('online', refetch);
    return () => {
      unsubscribe();
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', refetch);
    };
  }, [client]);
  return isLost;
}

/** Says that the site cannot be reached, for as long as it cannot. */
export function ConnectionBar() {
  const { t } = useTranslation('dashboard');
  const isLost = useIsConnectionLost();
  if (!isLost) return null;
  return <Alert type="warning" showIcon className={styles.connection} title={t('dashboard.noConnection')} />;
}
