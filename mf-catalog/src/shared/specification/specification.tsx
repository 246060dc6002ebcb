import { type Language, languageSettings } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import pageStyles from '../detail/detail-page.module.css';
import { WrittenIn } from '../detail/written-in.js';
import styles from './specification.module.css';
import { type KnownFacts, useSpecificationGroups } from './specification-groups.js';

interface SpecifiedVehicle extends KnownFacts {
  equipment: string[];
  textLanguages: { equipment: Language };
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

function Equipment({ vehicle }: { vehicle: SpecifiedVehicle }) {
  const { t } = useTranslation('catalog');
  const language = vehicle.textLanguages.equipment;
  return (
    <Group title={t('specification.group.equipment')}>
      <ul className={styles.equipment} lang={language} dir={languageSettings(language).direction}>
        {vehicle.equipment.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <WrittenIn language={language} />
    </Group>
  );
}

export interface SpecificationProps {
  vehicle: SpecifiedVehicle;
  /** Groups with fewer facts are left out. */
  leastFacts?: number;
}

/** All known facts of the car, in groups. */
export function Specification({ vehicle, leastFacts = 1 }: SpecificationProps) {
  const { t } = useTranslation('catalog');
  const groups = useSpecificationGroups()(vehicle).flatMap(([group, facts]) => {
    const known = Object.entries(facts).filter(([, value]) => value);
    return known.length >= leastFacts ? [{ group, known }] : [];
  });
  const { equipment } = vehicle;
  if (groups.length + equipment.length === 0) return null;
  return (
    <section className={pageStyles.section}>
      <h2>{t('specification.title')}</h2>
      <div className={styles.groups}>
        {groups.map(({ group, known }) => (
          <Group key={group} title={t(`specification.group.${group}`)}>
            <dl>
              {known.map(([fact, value]) => (
                <div key={fact} className={pageStyles.row}>
                  <dt>{t(`specification.${fact}`)}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Group>
        ))}
      </div>
      {equipment.length > 0 && <Equipment vehicle={vehicle} />}
    </section>
  );
}
