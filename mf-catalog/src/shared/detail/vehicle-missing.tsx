import { Button, ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { MissingPanel } from '@dealership/ui-kit/missing';

export interface VehicleMissingProps {
  kind: 'vehicle' | 'upcoming';
  /** Given if the vehicle may exist but could not be loaded. */
  onRetry?: () => void;
}

export function VehicleMissing({ kind, onRetry }: VehicleMissingProps) {
  const { t } = useTranslation('catalog');
  const words = { title: t('missing.title'), text: t(`missing.${kind}`) };
  const way = { href: '/inventory', words: t('missing.return') };
  const sourcing = { href: '/vehicle-sourcing', words: t('missing.sourcing') };
  return (
    <>
      <PageHead title={words.title} description={words.text} status={onRetry ? 503 : 404} robots="noindex" />
      {onRetry ? (
        <StatusPanel page bay {...words}>
          <Button onClick={onRetry}>{t('common:retry')}</Button>
          <ButtonLink variant="secondary" href={way.href}>
            {way.words}
          </ButtonLink>
          <ButtonLink variant="quiet" href={sourcing.href}>
            {sourcing.words}
          </ButtonLink>
        </StatusPanel>
      ) : (
        <MissingPanel
          {...words}
          search={{ label: t('missing.search'), submit: t('missing.submit') }}
          primaryLink={way}
          otherLinks={[sourcing]}
        />
      )}
    </>
  );
}
