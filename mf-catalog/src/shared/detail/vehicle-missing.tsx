import { Button, ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';

export interface VehicleMissingProps {
  kind: 'vehicle' | 'upcoming';
  /** Given when the vehicle may well exist, but could not be loaded. */
  onRetry?: () => void;
}

export function VehicleMissing({ kind, onRetry }: VehicleMissingProps) {
  const { t } = useTranslation('catalog');
  return (
    <>
      <PageHead title={t('missing.title')} description={t(`missing.${kind}`)} status={onRetry ? 503 : 404} robots="noindex" />
      <StatusPanel page bay title={t('missing.title')} text={t(`missing.${kind}`)}>
        {onRetry && <Button onClick={onRetry}>{t('common:retry')}</Button>}
        <ButtonLink look={onRetry ? 'secondary' : 'primary'} href="/inventory">
          {t('missing.return')}
        </ButtonLink>
        <ButtonLink look="quiet" href="/vehicle-sourcing">
          {t('missing.sourcing')}
        </ButtonLink>
      </StatusPanel>
    </>
  );
}
