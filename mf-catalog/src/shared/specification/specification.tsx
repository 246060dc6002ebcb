import { type Language, languageSettings, type VehicleDocument } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import pageStyles from '../detail/detail-page.module.css';
import { WrittenIn } from '../detail/written-in.js';
import styles from './specification.module.css';
import { type KnownFacts, useSpecificationGroups } from './specification-groups.js';

interface SpecifiedVehicle extends KnownFacts {
  equipment: string[];
  textLanguages: { equipment: Language };
  documents?: VehicleDocument[];
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

/** The vehicle's PDF files, downloaded under descriptive names. */
function Documents({ documents, name }: { documents: VehicleDocument[]; name: string }) {
  const { t } = useTranslation('catalog');
  const fileName = (kind: string) => `${name} - ${kind}.pdf`;
  return (
    <Group title={t('specification.group.documents')}>
      <ul className={styles.documents}>
        {documents.map(({ kind, url }) => (
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

/** All known facts of the car, in groups. */
export function Specification({ vehicle, name }: { vehicle: SpecifiedVehicle; name: string }) {
  const { t } = useTranslation('catalog');
  const groups = useSpecificationGroups()(vehicle).flatMap(([group, facts]) => {
    const known = Object.entries(facts).filter(([, value]) => value);
    return known.length > 0 ? [{ group, known }] : [];
  });
  const { equipment, documents = [] } = vehicle;
  if (groups.length + equipment.length + documents.length === 0) return null;
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
      {documents.length > 0 && <Documents documents={documents} name={name} />}
    </section>
  );
}
