import { localize, vehicleNameIn } from '@dealership/contracts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Fragment } from 'react';
import type { Inquiry } from '../../../requests/inquiries/inquiry.entity.js';
import type { Appointment } from '../../../requests/schedule/appointment.entity.js';
import type { AppointmentEmail } from '../../../requests/schedule/appointment-email.entity.js';
import { referenceOf } from '../../../requests/submissions/reference.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { fill, TEXTS } from '../../../texts/locales.js';
import { momentText } from '../../../texts/moments.js';
import type { EmailCar } from '../../email-car.js';
import { DealerPhone } from '../../layout/elements/dealer-phone.js';
import { Button, Link, lines, Paragraph } from '../../layout/elements/elements.js';
import { FactTable } from '../../layout/elements/fact.js';
import { type Email, emailSubject } from '../../layout/email.js';
import { CarPicture, carPictures } from '../../layout/pictures/car-picture.js';
import { renderEmail } from '../../layout/rendering/render-email.js';
import { nameInEmail } from '../../layout/texts/name-in-email.js';
import { appointmentUrl, pageUrl } from '../../layout/texts/page-url.js';

const STATUSES = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The appointment for the visitor's own calendar: a single entry that is updated on changes. */
function calendarOf(appointment: Appointment, { requestId, language, details }: Inquiry, dealer: DealerContact) {
  const { publicUrl, email, address } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const isCancelled = appointment.state === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({ prodId: { company: siteName, product: 'appointments' }, method });
  const { title, requestedTitle } = TEXTS[language].appointments;
  calendar.createEvent({
    id: `appointment-${appointment.id}-${requestId}@${new URL(publicUrl).hostname}`,
    sequence: appointment.version,
    start: appointment.startsAt,
    end: appointment.endsAt,
    summary: [appointment.state === 'requested' ? requestedTitle : title, details.vehicleName].filter(Boolean).join(': '),
    location: localize(address, language),
    organizer: { name: siteName, email },
    status: STATUSES[appointment.state],
  });
  return { method, filename: 'appointment.ics', content: calendar.toString() };
}

const OWN = { moved: 'ownMoved', cancelled: 'ownCancelled' } as const;

/** The texts to use, which differ by whether the visitor or staff moved or cancelled the appointment. */
const textsOf = ({ purpose, byVisitor }: EmailKind) =>
  byVisitor && (purpose === 'moved' || purpose === 'cancelled') ? OWN[purpose] : purpose;

type EmailKind = Pick<AppointmentEmail, 'purpose' | 'byVisitor'>;

/**
 * Status changes and reminders of an appointment, in the visitor's language. `token`: for the link to move or cancel
 * it.
 */
export function appointmentEmail(
  kind: EmailKind,
  appointment: Appointment,
  inquiry: Inquiry,
  dealer: DealerContact,
  token: string,
  car?: EmailCar,
): Promise<Email> {
  const { purpose } = kind;
  const { language, details } = inquiry;
  const { email, phones, address } = dealer;
  const siteName = localize(dealer.siteNames, language);
  const texts = TEXTS[language];
  const { subject, text } = texts.appointments[textsOf(kind)];
  const values = { site: siteName, name: nameInEmail(inquiry), phone: phones[0]?.number ?? '' };
  const filled = (text: string) => fill(language, text, values);
  const place = localize(address, language);
  const vehicle = car?.vehicle ? vehicleNameIn(language, car.vehicle) : String(details.vehicleName ?? texts.viewVehicle);
  const page = pageUrl(dealer, { page: `/vehicle/${appointment.vehicleId}`, language });
  const isCancelled = purpose === 'cancelled';
  const canBookAgain = isCancelled && car?.vehicle && !car.vehicle.sold;
  const moment = momentText(appointment.startsAt, language);
  const facts = [
    { label: texts.appointments.time, text: moment },
    {
      label: texts.vehicle,
      text: vehicle,
      content: <Link href={page}>{vehicle}</Link>,
    },
    ...(isCancelled ? [] : [{ label: texts.visitUs, text: place, content: lines(place) }]),
    { label: texts.reference, text: referenceOf(inquiry) },
  ];
  // The time comes first on a phone, the picture after what can be done about it.
  const body = (
    <>
      <Paragraph>{filled(texts.greeting)}</Paragraph>
      <Paragraph>{filled(text)}</Paragraph>
      <FactTable facts={facts} />
      {!isCancelled && (
        <Paragraph>
          <Button href={appointmentUrl(dealer, language, token)}>{texts.appointments.manage}</Button>
        </Paragraph>
      )}
      {canBookAgain && (
        <Paragraph>
          <Button href={pageUrl(dealer, { page: `/vehicle/${appointment.vehicleId}`, language, query: { testDrive: '1' } })}>
            {texts.appointments.another}
          </Button>
        </Paragraph>
      )}
      <Paragraph>
        {isCancelled ? texts.appointments.again : texts.appointments.change}{' '}
        {phones.map((phone) => (
          <Fragment key={phone.number}>
            <br />
            <DealerPhone {...{ phone, language }} />
          </Fragment>
        ))}
      </Paragraph>
      <CarPicture car={car} name={vehicle} href={page} />
      <Paragraph>{texts.closing}</Paragraph>
      <Paragraph>{filled(texts.team)}</Paragraph>
    </>
  );
  const isReminder = purpose === 'day' || purpose === 'hours';
  const envelope = {
    subject: emailSubject(language, subject, siteName),
    replyTo: { name: siteName, address: email },
    ...carPictures(car),
    // A reminder does not change the visitor's calendar.
    ...(!isReminder && { icalEvent: calendarOf(appointment, inquiry, dealer) }),
  };
  return renderEmail(envelope, {
    language,
    siteName,
    title: subject,
    preview: `${moment} · ${vehicle}`,
    body,
    footer: filled(texts.why),
  });
}
