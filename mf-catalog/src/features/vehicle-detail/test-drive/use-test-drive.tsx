import type { Vehicle } from '@dealership/contracts';
import { Button, ButtonLink, useTranslation } from '@dealership/ui-kit';
import { lazyPart } from '@dealership/ui-kit/island';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { preloadOnIntent } from '../../../shared/preload-on-intent.js';

const testDriveForm = lazyPart(async () => {
  const { TestDriveForm } = await import(/* webpackChunkName: "test-drive-form" */ './test-drive-form.js');
  return TestDriveForm;
});

/** The parts of the test drive on a page: its button, the same button in the bar, and the outcome. */
export function useTestDrive(vehicle: Vehicle): { action: ReactNode; again: ReactNode; rest: ReactNode } {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<ReactNode>();
  const button = useRef<HTMLButtonElement>(null);
  const buttonOfBar = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (vehicle.sold) {
    const soldOut = <Button disabled>{t('vehicle.soldOut')}</Button>;
    return { action: soldOut, again: soldOut, rest: null };
  }
  const buttonIn = (place: RefObject<HTMLButtonElement | null>, label: string) => (
    <Button
      {...preloadOnIntent(testDriveForm)}
      ref={place}
      className="needs-script"
      onClick={() => {
        opener.current = place.current;
        setOpen(true);
      }}
      aria-haspopup="dialog"
    >
      {label}
    </Button>
  );
  const close = () => setOpen(false);
  const done = (panel?: ReactNode) => {
    setSent(panel);
    close();
  };
  return {
    action: (
      <>
        {buttonIn(button, t('vehicle.testDrive'))}
        <ButtonLink className="without-script" href="/contact">
          {t('testDrive.contact')}
        </ButtonLink>
      </>
    ),
    again: buttonIn(buttonOfBar, t('actionBar.testDrive')),
    rest: (
      <>
        <FormDialog
          form={testDriveForm}
          props={{ vehicle, onDone: done }}
          open={open}
          onClose={close}
          title={t('testDrive.title')}
          picture={vehicle.images[0]}
          opener={opener}
        />
        {/* Rendered after the dialog has returned the focus, so that the panel can take it. */}
        {sent}
      </>
    ),
  };
}
