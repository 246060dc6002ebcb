import {
  type ErrorBody,
  submissionEndpoint,
  type TestDriveRequest,
  testDrive,
  testDriveRequest,
  type Vehicle,
  vehicleNameIn,
} from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { useReplyPromise } from '@dealership/ui-kit/query';
import { type ReactNode, useState } from 'react';
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

export function TestDriveForm({ vehicle, onDone }: TestDriveFormProps) {
  const { t } = useTranslation('catalog');
  useBundledTexts('appointment', { en, ar, ja });
  const { language } = useLanguage();
  const { days, isWish, refetch } = useFreeDays(vehicle.id);
  const [nearest, setNearest] = useState<string[]>([]);
  const reason = useReason((free) => {
    setNearest(free);
    void refetch();
  });
  const timeLabels = useTimeLabels();
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
        about: ({ date, time }) =>
          `\u2068${vehicleNameIn(language, vehicle)}\u2069 · \u2068${timeLabels.moment(`${date}T${time}`)}\u2069`,
      }}
      onSent={onDone}
    >
      {(fields) => (
        <DialogFields {...fields} intro={t('testDrive.intro', { vehicle: nameInSentence(language, vehicle) })}>
          <AppointmentFields {...fields} days={days} isWish={isWish} nearest={nearest} />
        </DialogFields>
      )}
    </VisitorForm>
  );
}
