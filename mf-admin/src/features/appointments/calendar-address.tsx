import type { NewCalendarLink } from '@dealership/contracts';
import { createCalendarLink, getCalendarLink, removeCalendarLink } from '@dealership/contracts/inquiries/appointments/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { useState } from 'react';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { ShownSecret } from '../../shared/staff/secret/shown-secret.js';
import styles from './appointments-tab.module.css';

/** The secret URL at which calendar apps can subscribe to the appointments. */
export function CalendarAddress() {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const errorText = useErrorText();
  const [made, setMade] = useState<NewCalendarLink>();
  const { data } = useQuery(staffQuery('calendar-link', getCalendarLink));
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<NewCalendarLink | undefined>) => work(),
    onSuccess: (link) => setMade(link),
    onError: (error) => showToast({ kind: 'error', title: t('appointment.calendar.failed'), text: errorText(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const create = () => mutate(() => callStaff(createCalendarLink));
  const remove = () => mutate(() => callStaff(removeCalendarLink).then(() => undefined));
  return (
    <section className={styles.blocks} aria-labelledby="calendar-address">
      <h3 id="calendar-address" className={styles.dayTitle}>
        {t('appointment.calendar.title')}
      </h3>
      {made ? (
        <ShownSecret
          secret={window.location.origin + made.path}
          text={t('appointment.calendar.made')}
          copyText={t('appointment.calendar.copy')}
          onClose={() => setMade(undefined)}
        />
      ) : (
        <>
          <p className={styles.text}>{t(data?.createdAt ? 'appointment.calendar.there' : 'appointment.calendar.text')}</p>
          <div className={styles.pair}>
            <Button loading={isPending} onClick={create}>
              {t(data?.createdAt ? 'appointment.calendar.renew' : 'appointment.calendar.create')}
            </Button>
            {data?.createdAt && (
              <Button danger loading={isPending} onClick={remove}>
                {t('appointment.calendar.remove')}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
