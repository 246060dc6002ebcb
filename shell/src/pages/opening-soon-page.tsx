import { ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useSite } from '../layout/site-context.js';

/** A page that is announced but not open yet. */
export function OpeningSoonPage() {
  const { t } = useTranslation('shell');
  const { whatsapp } = useSite();
  return (
    <>
      <PageHead title={t('openingSoon.title')} description={t('openingSoon.text')} robots="noindex" />
      <StatusPanel page title={t('openingSoon.title')} text={t('openingSoon.text')}>
        <ButtonLink href="/inventory">{t('notFound.inventory')}</ButtonLink>
        <ButtonLink look="secondary" href={`https://wa.me/${whatsapp}`} target="_blank" rel="noopener noreferrer">
          {t('whatsapp.label')}
        </ButtonLink>
      </StatusPanel>
    </>
  );
}
