import { localize, type OwnAppointment, type Vehicle, vehicleNameIn } from '@dealership/contracts';
import { ButtonLink, Icon, useHydrated, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import { useReplyPromise } from '@dealership/ui-kit/query';
import { calendarFile } from '../../shared/calendar/calendar-file.js';
import { useTimeLabels } from '../../shared/chips/use-time-labels.js';
import { nameInSentence } from '../../shared/dialog/name-in-sentence.js';
import styles from './own-appointment-page.module.css';
import { useVehicleOf } from './use-own-appointment.js';

interface AppointmentProps {
  appointment: OwnAppointment;
  /** If it is still on the site. */
  vehicle: Vehicle | null | undefined;
}

const isolated = (name: string): string => `\u2068${name}\u2069`;

/** The car with its picture; a car that has left the site, by the name that the request stored. */
function Car({ appointment, vehicle }: AppointmentProps) {
  const { t } = useTranslation('own-appointment');
  const { language } = useLanguage();
  const { vehicleId, vehicleName } = appointment;
  const stored = vehicleName ? isolated(vehicleName) : t('vehicleNumber', { number: vehicleId });
  const [front] = vehicle?.images ?? [];
  return (
    <a className={styles.car} href={`/vehicle/${vehicleId}`}>
      {front && (
        <span className={styles.picture}>
          <Picture address={front} alt="" sizes="(min-width: 62.5em) 38vw, 100vw" first />
        </span>
      )}
      <span className={styles.name}>{vehicle ? nameInSentence(language, vehicle) : stored}</span>
    </a>
  );
}

/** Once hydrated, since the entry contains the site's address. */
function CalendarLink({ appointment, vehicle }: AppointmentProps) {
  const { t } = useTranslation('own-appointment');
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const { reference, date, time, state, vehicleId, vehicleName, showroom } = appointment;
  if (!reference) return null;
  const isConfirmed = state === 'confirmed';
  const name = vehicle ? vehicleNameIn(language, vehicle) : (vehicleName ?? t('vehicleNumber', { number: vehicleId }));
  const file = () =>
    calendarFile({
      ...{ reference, date, time, isConfirmed },
      title: t(isConfirmed ? 'entry.confirmed' : 'entry.requested', { vehicle: name }),
      place: showroom ? localize(showroom.address, language) : '',
      url: `${window.location.origin}/vehicle/${vehicleId}`,
    });
  return (
    <ButtonLink
      className="needs-script"
      variant="secondary"
      href={isHydrated ? file() : `/vehicle/${vehicleId}`}
      download={`${reference}.ics`}
    >
      <Icon name="calendar" />
      {t(isConfirmed ? 'calendar.confirmed' : 'calendar.requested')}
    </ButtonLink>
  );
}

/** Where the appointment takes place. */
function Showroom({ showroom, isOver }: { showroom: NonNullable<OwnAppointment['showroom']>; isOver: boolean }) {
  const { t } = useTranslation('own-appointment');
  const { language } = useLanguage();
  const { address, position, phone } = showroom;
  const query = new URLSearchParams({ api: '1', query: position || address.en });
  return (
    <>
      <div>
        <dt>{t('showroom')}</dt>
        <dd>
          <bdi>{localize(address, language)}</bdi>
          {!isOver && (
            <a
              className={styles.map}
              href={`https://www.google.com/maps/search/?${query}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('map')}
              <Icon name="arrow" size={16} />
            </a>
          )}
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          </dd>
        </div>
      )}
    </>
  );
}

/** Whether the appointment is requested, confirmed, cancelled or over; until when a requested one is confirmed. */
export function AppointmentState({ appointment: { state, isPast } }: { appointment: OwnAppointment }) {
  const { t } = useTranslation('own-appointment');
  const { language } = useLanguage();
  const promise = useReplyPromise('test_drive');
  const shown = isPast && state !== 'cancelled' ? 'past' : state;
  return (
    <>
      <p className={styles.state} data-state={shown}>
        {t(`state.${shown}`)}
      </p>
      {shown === 'requested' && promise && <p>{promise.sent[language]}</p>}
    </>
  );
}

/** Car, time and place of the appointment. */
export function AppointmentFacts({ appointment }: { appointment: OwnAppointment }) {
  const { t } = useTranslation('own-appointment');
  const labels = useTimeLabels();
  const vehicle = useVehicleOf(appointment);
  const { reference, date, time, state, isPast, showroom } = appointment;
  const isOver = isPast || state === 'cancelled';
  const moment = (
    <>
      <span className={styles.day}>{labels.wholeDay(date)}</span>
      <span className={styles.clock}>{t('moment', { moment: isolated(labels.time(time)) })}</span>
    </>
  );
  return (
    <div className={styles.appointment}>
      <Car appointment={appointment} vehicle={vehicle} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('time')}</dt>
          <dd>{state === 'cancelled' ? <s>{moment}</s> : moment}</dd>
        </div>
        {reference && (
          <div>
            <dt>{t('reference')}</dt>
            <dd>
              <bdi>{reference}</bdi>
            </dd>
          </div>
        )}
        {showroom && <Showroom showroom={showroom} isOver={isOver} />}
      </dl>
      {!isOver && <CalendarLink appointment={appointment} vehicle={vehicle} />}
    </div>
  );
}
