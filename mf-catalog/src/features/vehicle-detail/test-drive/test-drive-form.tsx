import {
  type ErrorBody,
  submissionEndpoint,
  type TestDriveRequest,
  testDrive,
  testDriveRequest,
  type Vehicle,
  vehicleName,
} from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { DialogFields } from '../../../shared/dialog/dialog-fields.js';
import { AppointmentFields } from './appointment-fields.js';

export interface TestDriveFormProps {
  vehicle: Vehicle;
  /** The request has arrived. */
  onDone: () => void;
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
      onSent={onDone}
    >
      {(fields) => (
        <DialogFields {...fields} intro={t('testDrive.intro', { vehicle: vehicleName(vehicle) })}>
          <AppointmentFields {...fields} />
        </DialogFields>
      )}
    </VisitorForm>
  );
}
