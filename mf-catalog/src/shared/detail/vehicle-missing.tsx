import { Button, ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { MissingPanel } from '@dealership/ui-kit/missing';

export interface VehicleMissingProps {
  kind: 'vehicle' | 'upcoming';
  /** Given if the vehicle may exist but could not be loaded. */
  onRetry?: () => void;
}

export function VehicleMissing({ kind, onRetry }: VehicleMissingProps) {
  const { t } = useTranslation('catalog');
  const texts = { title: t('missing.title'), text: t(`missing.${kind}`) };
  const way = { href: '/inventory', label: t('missing.return') };
  const sourcing = { href: '/vehicle-sourcing', label: t('missing.sourcing') };
  return (
    <>
      <PageHead title={texts.title} description={texts.text} status={onRetry ? 503 : 404} robots="noindex" />
      {onRetry ? (
        <StatusPanel page bay {...texts}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
          <ButtonLink variant="secondary" href={way.href}>
            {way.label}
          </ButtonLink>
          <ButtonLink variant="quiet" href={sourcing.href}>
            {sourcing.label}
          </ButtonLink>
        </StatusPanel>
      ) : (
        <MissingPanel
          {...texts}
          search={{ label: t('missing.search'), submit: t('missing.submit') }}
          primaryLink={way}
          otherLinks={[sourcing]}
        />
      )}
    </>
  );
}
