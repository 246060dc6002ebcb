import { type Language, languageSettings } from '@dealership/contracts';
import { useTranslation, WrittenIn } from '@dealership/ui-kit';
import pageStyles from '../detail/detail-page.module.css';
import styles from './specification.module.css';
import { type KnownFacts, useSpecificationGroups } from './specification-groups.js';

interface EquippedVehicle {
  equipment: string[];
  textLanguages: { equipment: Language };
}

/** What the car is fitted with; nothing if not known. */
export function Equipment({ vehicle }: { vehicle: EquippedVehicle }) {
  const { t } = useTranslation('catalog');
  const language = vehicle.textLanguages.equipment;
  if (vehicle.equipment.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.equipmentTitle}>{t('specification.group.equipment')}</h2>
      <ul className={styles.equipment} lang={language} dir={languageSettings(language).direction}>
        {vehicle.equipment.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <WrittenIn language={language} className={pageStyles.writtenIn} />
    </section>
  );
}

export interface SpecificationProps {
  vehicle: KnownFacts;
  /** Groups with fewer facts are left out. */
  leastFacts?: number;
  /** Facts that the page shows elsewhere. */
  except?: ReadonlySet<string>;
}

interface Group {
  group: string;
  known: [fact: string, value: string | null][];
}

/** The widest window has a column for each group, unless two neighbours are together no longer than the longest. */
function columnsOf(groups: Group[]): string | undefined {
  const lengths = groups.map(({ known }) => known.length);
  const longest = Math.max(...lengths);
  const hasShortPair = lengths.some((length, at) => at > 0 && length + (lengths[at - 1] ?? 0) <= longest);
  if (groups.length === 4) return hasShortPair ? styles.three : styles.four;
  return groups.length === 3 ? styles.three : undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** All known facts of the car, in groups. Equipment has a place of its own. */
export function Specification({ vehicle, leastFacts = 1, except = NOTHING }: SpecificationProps) {
  const { t } = useTranslation('catalog');
  const groups = useSpecificationGroups()(vehicle).flatMap(([group, facts]) => {
    const known = Object.entries(facts).filter(([fact, value]) => value && !except.has(fact));
    return known.length >= leastFacts ? [{ group, known }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <section className={pageStyles.section}>
      <h2>{t('specification.title')}</h2>
      <div className={[styles.groups, columnsOf(groups)].filter(Boolean).join(' ')}>
        {groups.map(({ group, known }) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{t(`specification.group.${group}`)}</h3>
            <dl>
              {known.map(([fact, value]) => (
                <div key={fact} className={pageStyles.row}>
                  <dt>{t(`specification.${fact}`)}</dt>
                  <dd>
                    <bdi className={fact === 'chassisNumber' ? styles.chassis : undefined}>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
