import { ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('notFound.short')} description={t('notFound.text')} status={404} robots="noindex" />
      <StatusPanel page title={t('notFound.title')} text={t('notFound.text')}>
        <ButtonLink href="/inventory">{t('notFound.inventory')}</ButtonLink>
        <ButtonLink look="secondary" href="/">
          {t('notFound.home')}
        </ButtonLink>
      </StatusPanel>
    </>
  );
}
