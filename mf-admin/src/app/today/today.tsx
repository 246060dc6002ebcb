import { adminPath, customerName, inboxPath, senderName } from '@dealership/contracts';
import { confirmAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag } from '../../shared/display/tag.js';
import { useAppointmentWrites } from '../../shared/request/appointments/use-appointment-writes.js';
import { useClock } from '../../shared/request/appointments/use-clock.js';
import { useCars } from '../../shared/request/lead/use-cars.js';
import { useRequestLabels } from '../../shared/request/request-labels.js';
import { TimeLeft } from '../../shared/request/time-left.js';
import { Allowed } from '../../shared/staff/allowed.js';
import styles from './today.module.css';
import { type Part, useToday } from './use-today.js';

const SHOWN_DRIVES = 3;

interface EntryProps {
  label: string;
  to: string;
  /** Undefined while it is loading. */
  value: string | undefined;
  /** Whether there is nothing to be done about it, so that a phone leaves it out. */
  isQuiet?: boolean;
  children?: ReactNode;
}

const Entry = ({ label, to, value, isQuiet = false, children }: EntryProps) => (
  <Link className={styles.entry} to={to} preventScrollReset data-quiet={isQuiet || undefined}>
    <span className={styles.label}>{label}</span>
    <bdi className={styles.value}>{value ?? '…'}</bdi>
    <span className={styles.detail}>{children}</span>
  </Link>
);

interface ListProps<Row> {
  label: string;
  /** Where all of them are listed. */
  to: string;
  /** Undefined while they are loading. */
  rows: Row[] | undefined;
  none: string;
  /** How many of the rows are shown. */
  limit: number;
  children: (row: Row) => ReactNode;
}

/** The first of several, by name. */
function List<Row>({ label, to, rows, none, limit, children }: ListProps<Row>) {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const id = useId();
  const more = (rows?.length ?? 0) - limit;
  return (
    <div className={styles.list}>
      <Link id={id} className={styles.label} to={to} preventScrollReset>
        {label}
      </Link>
      {!rows?.length && (
        <span className={styles.value} data-loading={!rows || undefined}>
          {rows ? none : '…'}
        </span>
      )}
      {rows && rows.length > 0 && (
        <ul aria-labelledby={id}>
          {rows.slice(0, limit).map(children)}
          {more > 0 && (
            <li>
              <Link className={styles.line} to={to} preventScrollReset>
                {t('today.moreDrives', { shown: new Intl.NumberFormat(locale).format(more) })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

type Day = ReturnType<typeof useToday>;

type Of<PartOfDay> = PartOfDay extends Part<infer Value> ? Value | undefined : never;

function Waiting({ requests }: { requests: Of<Day['waiting']> }) {
  const { t } = useTranslation('dashboard');
  const { about, requestName } = useRequestLabels();
  const carOf = useCars(requests?.map(({ car }) => car) ?? []);
  return (
    <List
      label={t('today.waiting')}
      to={adminPath('inbox', { view: 'unanswered' })}
      rows={requests}
      none={t('today.nobody')}
      limit={requests?.length ?? 0}
    >
      {(request) => (
        <li key={request.id}>
          <Link className={styles.line} to={adminPath('inbox', { request: request.id })} preventScrollReset>
            <bdi className={styles.name}>{senderName(request)}</bdi>
            <span className={styles.about}>
              {requestName(request)} · <bdi>{about(request, carOf(request.car))}</bdi>
            </span>
            <TimeLeft request={request} />
          </Link>
        </li>
      )}
    </List>
  );
}

function Drives({ drives }: { drives: Of<Day['drives']> }) {
  const { t } = useTranslation('dashboard');
  const { time } = useClock();
  const { confirm, isPending } = useAppointmentWrites();
  return (
    <List label={t('today.drives')} to={adminPath('appointments')} rows={drives} none={t('today.none')} limit={SHOWN_DRIVES}>
      {(drive) => (
        <li key={drive.id} className={styles.drive}>
          <Link className={styles.line} to={inboxPath('test_drive', drive.inquiryId)} preventScrollReset>
            <bdi className={styles.time}>{time(drive.time)}</bdi>
            <bdi className={styles.name}>{customerName(drive)}</bdi>
            {drive.state === 'requested' && <Tag tone="notice">{t('appointment.state.requested')}</Tag>}
          </Link>
          {drive.state === 'requested' && (
            <Allowed to={confirmAppointment}>
              <Button
                size="small"
                disabled={isPending}
                aria-label={t('today.confirmNamed', { name: customerName(drive), time: time(drive.time) })}
                onClick={() => void confirm(drive)}
              >
                {t('appointment.confirm')}
              </Button>
            </Allowed>
          )}
        </li>
      )}
    </List>
  );
}

/** The day's overview: who waits longest, today's test drives, the next arrival and failed e-mails. */
export function Today() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const { month } = useMoment();
  const { format } = new Intl.NumberFormat(locale);
  const { waiting, drives, arriving, failed } = useToday();
  const car = arriving.value?.first;
  return (
    <nav className={styles.today} aria-label={t('appointment.today')}>
      {waiting.isShown && <Waiting requests={waiting.value} />}
      {drives.isShown && <Drives drives={drives.value} />}
      {(arriving.isShown || failed.isShown) && (
        <div className={styles.entries}>
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
              isQuiet={!failed.value}
            >
              {failed.value ? <Tag tone="bad">{t('today.resend')}</Tag> : null}
            </Entry>
          )}
        </div>
      )}
    </nav>
  );
}
