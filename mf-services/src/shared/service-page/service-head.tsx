import { breadcrumbs, PageHead, useTranslation } from '@dealership/ui-kit';
import type { PageName } from '../service-kind.js';

/** The head data of a service's page. The canonical URL is derived from its name, whatever alias was requested. */
export function ServiceHead({ page }: { page: PageName }) {
  const { t } = useTranslation(page);
  const address = `/${page}`;
  return (
    <PageHead
      title={t('title')}
      description={t('description')}
      canonical={address}
      structuredData={[breadcrumbs([t('common:home'), '/'], [t('title'), address])]}
    />
  );
}
