import { Button, ButtonLink, fieldStyles, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import styles from './not-found-page.module.css';

const SEARCH_ID = 'not-found-search';

/** A plain form: it works as soon as it shows. */
function InventorySearch() {
  const { t } = useTranslation('shell');
  return (
    <search className={styles.search}>
      <form action="/inventory" className={styles.form}>
        <label className={fieldStyles.label} htmlFor={SEARCH_ID}>
          {t('notFound.search')}
        </label>
        <input id={SEARCH_ID} className={fieldStyles.input} name="search" type="search" />
        <Button type="submit" look="secondary">
          {t('notFound.submit')}
        </Button>
      </form>
    </search>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('notFound.short')} description={t('notFound.text')} status={404} robots="noindex" />
      <StatusPanel page bay title={t('notFound.title')} text={t('notFound.text')}>
        <InventorySearch />
        <ButtonLink href="/inventory">{t('notFound.inventory')}</ButtonLink>
        <p className={styles.links}>
          <a href="/vehicle-sourcing">{t('notFound.sourcing')}</a>
          <a href="/">{t('notFound.home')}</a>
        </p>
      </StatusPanel>
    </>
  );
}
