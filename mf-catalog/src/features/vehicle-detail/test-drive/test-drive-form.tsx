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
import type { ReactNode } from 'react';
import { DialogFields } from '../../../shared/dialog/dialog-fields.js';
import { AppointmentFields } from './appointment-fields.js';

export interface TestDriveFormProps {
  vehicle: Vehicle;
  /** The request has arrived; what is said of it. */
  onDone: (panel: ReactNode) => void;
}

/** The car went while its page was open. */
function useReason(): (answer: ErrorBody) => string | undefined {
  const { t } = useTranslation('catalog');
  return ({ code }) => {
    if (code === 'VEHICLE_SOLD') return t('testDrive.failed.sold');
    if (code === 'VEHICLE_NOT_FOUND') return t('missing.vehicle');
  };
}

export function TestDriveForm({ vehicle, onDone }: TestDriveFormProps) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  return (
    <VisitorForm<TestDriveRequest>
      formId="test-drive"
      schema={testDriveRequest}
      endpoint={submissionEndpoint(testDrive)}
      defaults={{ vehicleId: vehicle.id, ...NOBODY, date: '', time: '', message: '' }}
      sent={{ title: t('common:form.success'), text: t('testDrive.sent') }}
      failed={{ title: t('testDrive.failed.title'), text: t('testDrive.failed.text') }}
      words={{ submit: t('testDrive.submit'), sending: t('testDrive.submitting'), note: t('testDrive.note') }}
      reason={useReason()}
      panel={{
        title: t('testDrive.thanks'),
        about: ({ date, time }) => `${vehicleNameIn(language, vehicle)} · \u2066${date} ${time}\u2069`,
      }}
      onSent={onDone}
    >
      {(fields) => (
        <DialogFields {...fields} intro={t('testDrive.intro', { vehicle: vehicleNameIn(language, vehicle) })}>
          <AppointmentFields {...fields} />
        </DialogFields>
      )}
    </VisitorForm>
  );
}
