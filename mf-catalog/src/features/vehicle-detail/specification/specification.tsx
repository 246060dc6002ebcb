import { languageSettings, type Vehicle, vehicleName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import pageStyles from '../../../shared/detail/detail-page.module.css';
import { WrittenIn } from '../../../shared/detail/written-in.js';
import { useSpecificationGroups } from '../../../shared/specification-groups.js';
import styles from './specification.module.css';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </section>
);

function Equipment({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const language = vehicle.textLanguages.equipment;
  if (vehicle.equipment.length === 0) return null;
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

/** Its PDF files; each is saved under a name that says what it is. */
function Documents({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  if (vehicle.documents.length === 0) return null;
  const fileName = (kind: string) => `${vehicleName(vehicle)} - ${kind}.pdf`;
  return (
    <Group title={t('specification.group.documents')}>
      <ul className={styles.documents}>
        {vehicle.documents.map(({ kind, url }) => (
          <li key={url}>
            <a href={url} download={fileName(kind)} type="application/pdf">
              {t('specification.open', { document: t(`documentKind.${kind}`) })}
            </a>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** Everything that is known of the car, in groups; what is not known is left out. */
export function Specification({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const groups = useSpecificationGroups()(vehicle);
  return (
    <section className={pageStyles.section}>
      <h2>{t('specification.title')}</h2>
      <div className={styles.groups}>
        {groups.map(([group, facts]) => {
          const known = Object.entries(facts).filter(([, value]) => value);
          if (known.length === 0) return null;
          return (
            <Group key={group} title={t(`specification.group.${group}`)}>
              <dl>
                {known.map(([name, value]) => (
                  <div key={name} className={pageStyles.row}>
                    <dt>{t(`specification.${name}`)}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
            </Group>
          );
        })}
      </div>
      <Equipment vehicle={vehicle} />
      <Documents vehicle={vehicle} />
    </section>
  );
}
