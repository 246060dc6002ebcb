import type { Vehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import type { FormDialogState } from '../../../shared/dialog/use-form-dialog.js';
import { testDriveForm } from './lazy-test-drive-form.js';

export interface TestDriveDialogProps {
  vehicle: Vehicle;
  dialog: FormDialogState;
}

export function TestDriveDialog({ vehicle, dialog }: TestDriveDialogProps) {
  const { t } = useTranslation('catalog');
  if (vehicle.sold) return null;
  return (
    <FormDialog
      form={testDriveForm}
      props={{ vehicle, onDone: dialog.done }}
      dialog={dialog}
      title={t('testDrive.title')}
      picture={vehicle.images[0]}
    />
  );
}
