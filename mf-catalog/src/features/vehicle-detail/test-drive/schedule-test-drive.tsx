import type { Vehicle } from '@dealership/contracts';
import { Button, ButtonLink, useTranslation } from '@dealership/ui-kit';
import { lazyPart } from '@dealership/ui-kit/island';
import { useRef, useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { preloadOnIntent } from '../../../shared/preload-on-intent.js';

const testDriveForm = lazyPart(async () => {
  const { TestDriveForm } = await import(/* webpackChunkName: "test-drive-form" */ './test-drive-form.js');
  return TestDriveForm;
});

export function ScheduleTestDrive({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  if (vehicle.sold) return <Button disabled>{t('vehicle.soldOut')}</Button>;
  return (
    <>
      <Button
        {...preloadOnIntent(testDriveForm)}
        ref={button}
        className="needs-script"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {t('vehicle.testDrive')}
      </Button>
      <ButtonLink className="without-script" href="/contact">
        {t('testDrive.contact')}
      </ButtonLink>
      <FormDialog
        form={testDriveForm}
        props={{ vehicle, onDone: close }}
        open={open}
        onClose={close}
        title={t('testDrive.title')}
        opener={button}
      />
    </>
  );
}
