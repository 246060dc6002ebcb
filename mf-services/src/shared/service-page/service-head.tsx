import { breadcrumbs, PageHead, useTranslation } from '@dealership/ui-kit';
import type { PageName } from '../service-kind.js';

/** What the page of a service says of itself; its own address is its name's, whatever alias one came by. */
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
