import { adminPath, senderName } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import type { ReactNode } from 'react';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag } from '../../shared/display/tag.js';
import { useClock } from '../../shared/request/appointments/use-clock.js';
import { TimeLeft } from '../../shared/request/time-left.js';
import styles from './today.module.css';
import { useToday } from './use-today.js';

interface EntryProps {
  label: string;
  to: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  children?: ReactNode;
}

const Entry = ({ label, to, value, children }: EntryProps) => (
  <Link className={styles.entry} to={to} preventScrollReset>
    <span className={styles.label}>{label}</span>
    <bdi className={styles.value}>{value ?? '…'}</bdi>
    <span className={styles.detail}>{children}</span>
  </Link>
);

/** The day's overview: the longest wait, today's test drives, the next arrival and failed e-mails. */
export function Today() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { month } = useMoment();
  const clock = useClock();
  const { format } = new Intl.NumberFormat(locale);
  const { waiting, drives, arriving, failed } = useToday();
  const first = waiting.value?.first;
  const car = arriving.value?.first;
  const { next, pending = 0 } = drives.value ?? {};
  return (
    <nav className={styles.today} aria-label={t('appointment.today')}>
      {waiting.isShown && (
        <Entry
          label={t('today.waiting')}
          to={adminPath('inbox', { view: 'unanswered', ...(first && { request: first.id }) })}
          value={waiting.value && (first ? senderName(first) : t('today.nobody'))}
        >
          {first && <TimeLeft request={first} />}
        </Entry>
      )}
      {drives.isShown && (
        <Entry label={t('today.drives')} to={adminPath('appointments')} value={drives.value && format(drives.value.count)}>
          {next && t('today.next', { time: clock.time(next.time) })}{' '}
          {pending > 0 && <Tag tone="notice">{t('today.pending', { shown: format(pending) })}</Tag>}
        </Entry>
      )}
      {arriving.isShown && (
        <Entry
          label={t('today.arriving')}
          to={adminPath('upcoming-vehicles')}
          value={arriving.value && (car?.name ?? t('today.noArrival'))}
        >
          {car && (car.arrivalMonth ? month(`${car.arrivalMonth}-15`) : car.estimatedArrival)}
          {arriving.value && arriving.value.count > 1 && ` · ${t('today.more', { shown: format(arriving.value.count - 1) })}`}
        </Entry>
      )}
      {failed.isShown && (
        <Entry
          label={t('today.failed')}
          to={adminPath('notifications')}
          value={failed.value === undefined ? undefined : failed.value ? format(failed.value) : t('today.none')}
        >
          {failed.value ? <Tag tone="bad">{t('today.resend')}</Tag> : null}
        </Entry>
      )}
    </nav>
  );
}
