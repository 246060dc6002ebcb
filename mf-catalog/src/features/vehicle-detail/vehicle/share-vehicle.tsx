import { type Vehicle, vehicleName } from '@dealership/contracts';
import { Button, ButtonLink, Icon, Sheet, showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import { DialogHeading } from '../../../shared/dialog/dialog-heading.js';
import { nameInSentence } from '../../../shared/dialog/name-in-sentence.js';
import styles from './share-vehicle.module.css';

const pageAddress = () => window.location.href.split(/[?#]/, 1)[0] ?? '';

/** Shares by the Web Share API if available; otherwise offers to copy the link or to send it by WhatsApp. */
export function ShareVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  const [address, setAddress] = useState<string | null>(null);
  const title = vehicleName(vehicle);

  const share = async () => {
    if (!navigator.share) return setAddress(pageAddress());
    try {
      await navigator.share({ title, url: pageAddress() });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') setAddress(pageAddress());
    }
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: t('share.copied') });
      setAddress(null);
    } catch {
      showToast({ kind: 'error', title: t('share.copyFailed'), text });
    }
  };

  const heading = (
    <DialogHeading
      title={t('share.title')}
      picture={address === null ? null : vehicle.images[0]}
      name={nameInSentence(language, vehicle)}
    />
  );
  return (
    <>
      <Button
        variant="secondary"
        className={`${styles.icon} needs-script`}
        onClick={() => void share()}
        aria-label={t('share.open')}
        title={t('share.open')}
      >
        <Icon name="share" />
      </Button>
      <Sheet open={address !== null} onClose={() => setAddress(null)} title={heading} side="center">
        {address !== null && (
          <div className={styles.ways}>
            <div className={styles.link}>
              <output className={styles.address} dir="ltr">
                {address}
              </output>
              <Button onClick={() => void copy(address)}>{t('share.copy')}</Button>
            </div>
            <ButtonLink
              variant="secondary"
              href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
              target="_blank"
              rel="noopener"
            >
              {t('share.whatsapp')}
            </ButtonLink>
          </div>
        )}
      </Sheet>
    </>
  );
}
