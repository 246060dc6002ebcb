import { Button, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { RailArrows } from '@dealership/ui-kit/rail';
import { useState } from 'react';
import { CustomerCard } from './customer-card.js';
import styles from './customer-showcase-section.module.css';
import { useCustomerShowcases } from './use-customer-showcases.js';

const SHOWN = 6;

/** Most cards side by side. */
const COLUMNS = 3;

/** Customers with their cars on the home page, featured ones first. Hidden if there are none. */
export function CustomerShowcaseSection() {
  const { t } = useTranslation('blog');
  const { data, isPending, isError, refetch } = useCustomerShowcases();
  const [rail, setRail] = useState<HTMLElement | null>(null);
  if (data?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="customers-title">
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 id="customers-title">{t('showcase.title')}</h2>
          <p className={styles.intro}>{t('showcase.intro')}</p>
        </div>
        <RailArrows rail={rail} movable={(data?.length ?? 0) > COLUMNS} />
      </header>
      {isPending && <div className={styles.skeleton} aria-hidden="true" />}
      {isError && (
        <StatusPanel text={t('showcase.error')} role="status">
          <Button variant="secondary" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </StatusPanel>
      )}
      {data && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the row scrolls, and the keyboard must reach it.
        <ul ref={setRail} className={styles.row} data-rail="" aria-label={t('showcase.list')} tabIndex={0}>
          {data.slice(0, SHOWN).map((showcase) => (
            <li key={showcase.id}>
              <CustomerCard showcase={showcase} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
