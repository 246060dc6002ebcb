import { Icon, useTranslation } from '@dealership/ui-kit';
import styles from './benefit-list.module.css';

const BENEFITS = ['showroom', 'buyers', 'viewings', 'paperwork', 'commission'] as const;

/** The benefits of consigning a car to the dealership. */
export function BenefitList() {
  const { t } = useTranslation('consignment');
  return (
    <>
      <h3 className={styles.title}>{t('benefits.title')}</h3>
      <ul className={styles.list}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" />
            {t(`benefits.${benefit}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
