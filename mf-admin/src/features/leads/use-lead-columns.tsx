import { kindOfList } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { PhoneNumber } from '../../shared/display/phone-number.js';
import { Tag } from '../../shared/display/tag.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { AppointmentLine } from '../../shared/request/appointments/appointment-line.js';
import { useClock } from '../../shared/request/appointments/use-clock.js';
import { AboutLine } from '../../shared/request/lead/about-line.js';
import { type AnyLead, leadName, leadReference } from '../../shared/request/lead/lead.js';
import type { LeadList } from '../../shared/request/lead/lead-lists.js';
import { carOf } from '../../shared/request/lead/lead-vehicle.js';
import { useCars } from '../../shared/request/lead/use-cars.js';
import { aboutText, useLeadField } from '../../shared/request/lead/use-lead-field.js';
import requestStyles from '../../shared/request/request.module.css';
import { StateTag } from '../../shared/request/request-state.js';
import { LeadStatusTag } from './lead-status-tag.js';
import styles from './use-lead-columns.module.css';

export function useLeadColumns(list: LeadList, rows: AnyLead[], onOpen: (lead: AnyLead) => void): Column<AnyLead>[] {
  const { t } = useTranslation('dashboard');
  const { moment, shortMoment } = useMoment();
  const clock = useClock();
  const { label } = useLeadField(list);
  const { language } = useLanguage();
  const shownOf = useCars(rows.map((lead) => carOf(list, lead)));
  const [field = '', ...more] = list.about;
  const about = {
    title: more.length ? t('leadField.vehicle') : label(field),
    isWide: true,
    cell: (lead: AnyLead) => {
      const car = carOf(list, lead);
      const shown = shownOf(car);
      const summary = list.about
        .map((name) => aboutText(list.kind?.fields[name], String(lead[name] ?? ''), language))
        .filter(Boolean);
      // Show the longest text; another may be 'None'.
      const [text] = list.texts.map((name) => String(lead[name] ?? '').trim()).toSorted((a, b) => b.length - a.length);
      return (
        <AboutLine text={shown?.name ?? (summary.join(' ') || t('lead.unknown'))} hasCar={Boolean(car)} picture={shown?.picture}>
          {text && (
            <span className={requestStyles.preview}>
              <span className={requestStyles.words} dir="auto">
                {text}
              </span>
            </span>
          )}
        </AboutLine>
      );
    },
  };
  const appointment = {
    title: t('lead.appointment'),
    isTitled: true,
    cell: ({ date, time, hasConflict, appointment: current }: AnyLead) => (
      <span className={styles.appointment}>
        {current ? (
          <AppointmentLine appointment={current} isShort />
        ) : (
          <bdi>{clock.shortAt({ date: String(date), time: String(time) })}</bdi>
        )}
        {hasConflict === true && <Tag tone="notice">{t('lead.taken')}</Tag>}
      </span>
    ),
  };
  const isRequest = kindOfList(list.name) !== undefined;
  const contact = {
    title: t('lead.contact'),
    from: 'md' as const,
    cell: (lead: AnyLead) => (
      <span className={styles.contact}>
        {lead.email !== leadName(lead) && <bdi>{lead.email}</bdi>}
        {lead.phone && <PhoneNumber number={lead.phone} />}
      </span>
    ),
  };
  // Subscribers have nothing but their address, which is their name.
  const languageName = { title: t('dashboard.language'), cell: (lead: AnyLead) => t(`languageName.${lead.language}`) };
  return [
    {
      title: t(isRequest ? 'lead.customer' : 'leadField.email'),
      cell: (lead) => (
        <RowName name={leadName(lead)} onOpen={() => onOpen(lead)}>
          <bdi>{leadReference(list.name, lead)}</bdi>
          {lead.notes.length > 0 && <> · {t('lead.noteCount', { count: lead.notes.length })}</>}
        </RowName>
      ),
    },
    ...(field ? [about] : []),
    ...(list.hasAppointments ? [appointment] : []),
    isRequest ? contact : languageName,
    {
      title: t(isRequest ? 'list.received' : 'lead.subscribedAt'),
      // On a phone, without headings, it would be taken for the time of the appointment.
      ...(list.hasAppointments && { from: 'md' as const }),
      cell: ({ createdAt }) => (
        <bdi className={styles.moment}>{list.hasAppointments ? shortMoment(createdAt) : moment(createdAt)}</bdi>
      ),
    },
    {
      title: t(isRequest ? 'inbox.state' : 'list.status'),
      cell: ({ status, state }) => (state ? <StateTag state={state} /> : <LeadStatusTag status={status} />),
    },
  ];
}
