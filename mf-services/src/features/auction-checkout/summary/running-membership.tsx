import { getPayment } from '@dealership/contracts/payments/endpoints';
import { dateTimeFormat, useLanguage, useTranslation } from '@dealership/ui-kit';
import { call, useQuery } from '@dealership/ui-kit/query';
import { useMemberOrder } from '../../../shared/order/membership.js';
import styles from './running-membership.module.css';

/** When the membership bought in this browser ends; undefined if none is active. */
function useRunningUntil(): Date | undefined {
  const clientRef = useMemberOrder();
  const { data } = useQuery({
    queryKey: ['membership', clientRef],
    queryFn: ({ signal }) => call(getPayment, { params: { clientRef: clientRef ?? '' }, signal }),
    enabled: clientRef !== undefined,
  });
  const until = data?.state === 'succeeded' && data.endDate ? new Date(data.endDate) : undefined;
  return until && until > new Date() ? until : undefined;
}

/**
 * Shown before payment: a new membership starts when the current one ends, even if that one was bought in another tab.
 */
export function RunningMembership() {
  const { t } = useTranslation('auction-checkout');
  const { locale } = useLanguage();
  const until = useRunningUntil();
  const day = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dubai' });
  return (
    <p role="status" className={styles.notice}>
      {until && t('running', { day: day.format(until) })}
    </p>
  );
}
