import { type Vehicle, vehicleName, vehicleNameIn } from '@dealership/contracts';
import { Button, ButtonLink, Icon, Sheet, showToast, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useState } from 'react';
import styles from './share-vehicle.module.css';

const pageAddress = () => window.location.href.split(/[?#]/, 1)[0] ?? '';

/** The car as the recipient of the link sees it. */
function Preview({ vehicle, address }: { vehicle: Vehicle; address: string }) {
  const { language } = useLanguage();
  const [front] = vehicle.images;
  return (
    <div className={styles.card}>
      {front && (
        <span className={styles.picture}>
          <Picture address={front} alt="" sizes="(min-width: 48em) 40rem, 100vw" />
        </span>
      )}
      <p className={styles.name}>{vehicleNameIn(language, vehicle)}</p>
      <Price aed={vehicle.price} />
      <output className={styles.address} dir="ltr">
        {address}
      </output>
    </div>
  );
}

interface WaysProps {
  title: string;
  address: string;
}

/** Ways to send a link. */
function Ways({ title, address }: WaysProps) {
  const { t } = useTranslation('catalog');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      showToast({ kind: 'error', title: t('share.copyFailed'), text: address });
    }
  };
  const text = encodeURIComponent(`${title} ${address}`);
  return (
    <div className={styles.ways}>
      <Button onClick={() => void copy()}>
        {copied && <Icon name="check" />}
        <span aria-live="polite">{t(copied ? 'share.copied' : 'share.copy')}</span>
      </Button>
      <ButtonLink variant="secondary" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        {t('share.whatsapp')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
        <Icon name="mail" />
        {t('share.email')}
      </ButtonLink>
    </div>
  );
}

/** Shares by the Web Share API if available; otherwise shows what is shared, and ways to send it. */
export function ShareVehicle({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
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
      <Sheet open={address !== null} onClose={() => setAddress(null)} title={t('share.title')} side="center">
        {address !== null && (
          <>
            <Preview vehicle={vehicle} address={address} />
            <Ways title={title} address={address} />
          </>
        )}
      </Sheet>
    </>
  );
}
