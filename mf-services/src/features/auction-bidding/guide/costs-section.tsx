import { useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../../shared/service-page/page-section.js';
import styles from './costs-section.module.css';
import { GuideGroup } from './guide-group.js';
import { type GuideValues, useGuideValues } from './guide-values.js';

interface Cost {
  name: string;
  /** The placeholder of its amount, if the cost is stated only as an amount. */
  figure?: keyof GuideValues;
}

const GROUPS: [group: string, costs: Cost[]][] = [
  ['service', [{ name: 'fee' }, { name: 'commission', figure: 'commission' }]],
  ['auction', [{ name: 'hall' }, { name: 'transport', figure: 'transportRange' }]],
  ['export', [{ name: 'certificate' }, { name: 'documents' }]],
  ['shipping', [{ name: 'freight', figure: 'freightRange' }, { name: 'loading', figure: 'loadingRange' }, { name: 'insurance' }]],
];

/** The costs of a car from an auction, in four groups. */
export function CostsSection() {
  const { t } = useTranslation('auction-bidding');
  const values = useGuideValues();
  return (
    <PageSection title={t('costs.title')} text={t('costs.text')} raised>
      <div className={styles.groups}>
        {GROUPS.map(([group, costs]) => (
          <GuideGroup key={group} title={t(`costs.${group}.title`)} className={styles.group}>
            <dl>
              {costs.map(({ name, figure }) => (
                <div key={name} className={styles.cost}>
                  <dt>{t(`costs.${group}.${name}.name`)}</dt>
                  <dd className={styles.amount}>
                    {figure ? <bdi>{values[figure]}</bdi> : t(`costs.${group}.${name}.amount`, values)}
                  </dd>
                  <dd className={styles.note}>{t(`costs.${group}.${name}.note`, values)}</dd>
                </div>
              ))}
            </dl>
          </GuideGroup>
        ))}
      </div>
    </PageSection>
  );
}
