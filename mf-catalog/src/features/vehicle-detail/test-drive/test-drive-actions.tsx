import type { Vehicle } from '@dealership/contracts';
import { ButtonLink, useTranslation } from '@dealership/ui-kit';
import heroStyles from '../../../shared/detail/detail-hero.module.css';
import { DialogButton } from '../../../shared/dialog/dialog-button.js';
import type { FormDialogState } from '../../../shared/dialog/use-form-dialog.js';
import { sourcingAddress } from '../../../shared/vehicle/sourcing-address.js';
import { testDriveForm } from './lazy-test-drive-form.js';

export interface TestDriveActionsProps {
  vehicle: Vehicle;
  dialog: FormDialogState;
  inBar?: boolean;
}

/** Opens the test drive's dialog, until a request was sent. For a sold car: leads to a similar one. */
export function TestDriveActions({ vehicle, dialog, inBar = false }: TestDriveActionsProps) {
  const { t } = useTranslation('catalog');
  if (vehicle.sold)
    return (
      <>
        {!inBar && <p className={heroStyles.soldOut}>{t('vehicle.soldOut')}</p>}
        <ButtonLink href={sourcingAddress(vehicle)}>{t('vehicle.alike')}</ButtonLink>
      </>
    );
  if (dialog.confirmation) return null;
  return (
    <>
      <DialogButton form={testDriveForm} dialog={dialog} isMain={!inBar}>
        {t(inBar ? 'actionBar.testDrive' : 'vehicle.testDrive')}
      </DialogButton>
      {!inBar && (
        <ButtonLink className="without-script" href="/contact">
          {t('testDrive.contact')}
        </ButtonLink>
      )}
    </>
  );
}
