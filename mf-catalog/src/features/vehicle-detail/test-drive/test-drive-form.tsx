import {
  type ErrorBody,
  submissionEndpoint,
  type TestDriveRequest,
  testDrive,
  testDriveRequest,
  type Vehicle,
  vehicleNameIn,
} from '@dealership/contracts';
import { ButtonLink, fieldStyles, Icon, useLanguage, useTranslation } from '@dealership/ui-kit';
import { type FormFields, NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { useReplyPromise } from '@dealership/ui-kit/query';
import { type ReactNode, useState } from 'react';
import { calendarFile } from '../../../shared/calendar/calendar-file.js';
import chipStyles from '../../../shared/chips/chips.module.css';
import { useTimeLabels } from '../../../shared/chips/use-time-labels.js';
import { DialogFields } from '../../../shared/dialog/dialog-fields.js';
import { nameInSentence } from '../../../shared/dialog/name-in-sentence.js';
import { useBundledTexts } from '../../../shared/use-bundled-texts.js';
import { AppointmentFields } from './appointment-fields.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { useFreeDays } from './use-free-days.js';

export interface TestDriveFormProps {
  vehicle: Vehicle;
  /** Called on success with the content of the confirmation. */
  onDone: (panel: ReactNode) => void;
}

/** The text for a car or time that was taken while the page was open. */
function useReason(onTaken: (nearest: string[]) => void): (answer: ErrorBody) => string | undefined {
  const { t } = useTranslation(['catalog', 'appointment']);
  return ({ code, nearest = [] }) => {
    if (code === 'VEHICLE_SOLD') return t('testDrive.failed.sold');
    if (code === 'VEHICLE_NOT_FOUND') return t('missing.vehicle');
    if (code !== 'APPOINTMENT_TAKEN') return undefined;
    onTaken(nearest);
    return t('appointment:taken');
  };
}

/** The chosen time and the car, above the button. */
function Summary({ form, name }: FormFields<TestDriveRequest> & { name: string }) {
  const labels = useTimeLabels();
  const [date, time] = form.watch(['date', 'time']);
  if (!date || !time) return null;
  return (
    <p className={chipStyles.summary}>
      <Icon name="calendar" size={18} />
      <strong>{labels.moment(`${date}T${time}`)}</strong>
      <span>{name}</span>
    </p>
  );
}

export function TestDriveForm({ vehicle, onDone }: TestDriveFormProps) {
  const { t } = useTranslation('catalog');
  useBundledTexts('appointment', { en, ar, ja });
  const { language } = useLanguage();
  const { days, isWish, refusal, refetch } = useFreeDays(vehicle.id);
  const [nearest, setNearest] = useState<string[]>([]);
  const reason = useReason((free) => {
    setNearest(free);
    void refetch();
  });
  const timeLabels = useTimeLabels();
  const name = vehicleNameIn(language, vehicle);
  const calendar = ({ date, time }: TestDriveRequest, reference: string) => {
    const title = t('appointment:requested', { vehicle: name });
    const place = document.documentElement.dataset.siteName ?? '';
    const url = `${window.location.origin}/vehicle/${vehicle.id}`;
    return (
      <ButtonLink href={calendarFile({ reference, title, place, url, date, time })} download={`${reference}.ics`}>
        <Icon name="calendar" />
        {t('appointment:calendar')}
      </ButtonLink>
    );
  };
  return (
    <VisitorForm<TestDriveRequest>
      formId="test-drive"
      schema={testDriveRequest}
      endpoint={submissionEndpoint(testDrive)}
      defaults={{ vehicleId: vehicle.id, ...NOBODY, date: '', time: '', message: '' }}
      sent={{ title: t('common:form.success'), text: t('testDrive.sent') }}
      failed={{ title: t('testDrive.failed.title'), text: t('testDrive.failed.text') }}
      labels={{ submit: t('testDrive.submit'), sending: t('testDrive.submitting'), note: t('testDrive.note') }}
      reason={reason}
      promise={useReplyPromise('test_drive')}
      panel={{
        title: t('testDrive.thanks'),
        about: ({ date, time }) => `\u2068${name}\u2069 · \u2068${timeLabels.moment(`${date}T${time}`)}\u2069`,
        action: calendar,
      }}
      summary={(fields) => <Summary {...fields} name={name} />}
      onSent={onDone}
    >
      {(fields) => (
        <DialogFields {...fields} intro={t('testDrive.intro', { vehicle: nameInSentence(language, vehicle) })}>
          {vehicle.reserved && <p>{t('vehicle.reserved')}</p>}
          {refusal ? (
            <p className={fieldStyles.error} role="alert">
              <Icon name="alert" size={16} />
              {reason(refusal)}
            </p>
          ) : (
            <AppointmentFields {...fields} days={days} isWish={isWish} nearest={nearest} />
          )}
        </DialogFields>
      )}
    </VisitorForm>
  );
}
