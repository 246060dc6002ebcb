import type { Vehicle } from '@dealership/contracts';
import { Button, ButtonLink, useTranslation } from '@dealership/ui-kit';
import { lazyPart } from '@dealership/ui-kit/island';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import heroStyles from '../../../shared/detail/detail-hero.module.css';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { preloadOnIntent } from '../../../shared/preload-on-intent.js';

/** URL of the sourcing form for a similar car. */
const sourcingOf = ({ make, model, year }: Vehicle): string =>
  `/vehicle-sourcing?${new URLSearchParams({ vehicleMake: make, vehicleModel: model, yearRange: String(year) })}`;

const testDriveForm = lazyPart(async () => {
  const { TestDriveForm } = await import(/* webpackChunkName: "test-drive-form" */ './test-drive-form.js');
  return TestDriveForm;
});

/** The parts of the test drive on a page: its button, the same button in the bar, the dialog, and its confirmation. */
export function useTestDrive(vehicle: Vehicle): Record<'action' | 'again' | 'dialog' | 'sent', ReactNode> {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<ReactNode>();
  const button = useRef<HTMLButtonElement>(null);
  const buttonOfBar = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (vehicle.sold) {
    const alike = <ButtonLink href={sourcingOf(vehicle)}>{t('vehicle.alike')}</ButtonLink>;
    const soldOut = (
      <Button variant="secondary" className={heroStyles.soldOut} disabled>
        {t('vehicle.soldOut')}
      </Button>
    );
    return {
      action: (
        <>
          {alike}
          {soldOut}
        </>
      ),
      again: alike,
      dialog: null,
      sent: null,
    };
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
    action: !sent && (
      <>
        {buttonIn(button, t('vehicle.testDrive'))}
        <ButtonLink className="without-script" href="/contact">
          {t('testDrive.contact')}
        </ButtonLink>
      </>
    ),
    again: !sent && buttonIn(buttonOfBar, t('actionBar.testDrive')),
    dialog: (
      <FormDialog
        form={testDriveForm}
        props={{ vehicle, onDone: done }}
        open={open}
        onClose={close}
        title={t('testDrive.title')}
        picture={vehicle.images[0]}
        opener={opener}
      />
    ),
    sent,
  };
}
