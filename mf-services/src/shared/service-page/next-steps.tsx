import { useTranslation } from '@dealership/ui-kit';
import type { ServiceKind } from '../service-kind.js';
import styles from './next-steps.module.css';

/** What happens once the form is sent. */
export function NextSteps({ page }: { page: ServiceKind }) {
  const { t } = useTranslation(page);
  return (
    <section className={styles.next} aria-labelledby={`${page}-next`}>
      <h3 id={`${page}-next`} className={styles.title}>
        {t('next.title')}
      </h3>
      <ol className={styles.list}>
        {[1, 2, 3].map((step) => (
          <li key={step} className={styles.step}>
            {t(`next.${step}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
