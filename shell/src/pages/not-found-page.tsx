import { PageHead, useTranslation } from '@dealership/ui-kit';
import { MissingPanel } from '@dealership/ui-kit/missing';

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('notFound.short')} description={t('notFound.text')} status={404} robots="noindex" />
      <MissingPanel
        title={t('notFound.title')}
        text={t('notFound.text')}
        search={{ label: t('notFound.search'), submit: t('notFound.submit') }}
        primaryLink={{ href: '/inventory', label: t('notFound.inventory') }}
        otherLinks={[
          { href: '/vehicle-sourcing', label: t('notFound.sourcing') },
          { href: '/', label: t('notFound.home') },
        ]}
      />
    </>
  );
}
