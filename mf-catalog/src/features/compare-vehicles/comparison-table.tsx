import { compareAddress, languageSettings, type Vehicle, vehicleName } from '@dealership/contracts';
import { Icon, NameText, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { BadgeLabels } from '../../shared/cards/vehicle-badge.js';
import styles from './comparison-table.module.css';
import { CompoundWords } from './compound-words.js';
import { NextSteps } from './next-steps.js';
import { useComparison } from './use-comparison.js';

const STATES = ['sold', 'reserved'] as const;

function CarPicture({ vehicle, sizes }: { vehicle: Vehicle; sizes: string }) {
  const [front] = vehicle.images;
  return (
    <td className={styles.head}>
      <span className={styles.picture}>{front ? <Picture address={front} alt="" sizes={sizes} /> : <NoPicture />}</span>
    </td>
  );
}

/** The name of a column's car, which stays in view, with a link to the comparison without it. */
function CarName({ vehicle, others }: { vehicle: Vehicle; others: number[] }) {
  const { t } = useTranslation(['compare', 'catalog']);
  const name = vehicleName(vehicle);
  return (
    <th scope="col" abbr={name} className={styles.car}>
      <a href={`/vehicle/${vehicle.id}`} className={styles.name}>
        <span className={styles.make}>
          <bdi>{t('catalog:card.modelYear', { year: vehicle.year })}</bdi>
          <span className={styles.dot}> · </span>
          <bdi>{vehicle.make}</bdi>
        </span>
        <span className={styles.model}>
          <NameText text={vehicle.model} />
        </span>
      </a>
      {others.length > 0 && (
        <a
          className={styles.remove}
          data-remove=""
          href={compareAddress(others)}
          aria-label={t('removeNamed', { name })}
          title={t('removeNamed', { name })}
        >
          <Icon name="close" size={18} />
        </a>
      )}
    </th>
  );
}

/** Breaks only after the first nine of 17 characters, which describe the model. */
const ChassisNumber = ({ number }: { number: string }) => (
  <bdi className={styles.chassis}>
    {number.slice(0, 9)}
    <wbr />
    {number.slice(9)}
  </bdi>
);

/** A narrow column has no room for its explanation in brackets. */
function BodyType({ name }: { name: string }) {
  const [short = name, ...explanation] = name.split(/(?= \()/);
  return (
    <bdi>
      {short}
      {explanation.length > 0 && <span className={styles.explanation}>{explanation}</span>}
    </bdi>
  );
}

function Value({ fact, value }: { fact: string; value: string | null | undefined }) {
  const { t } = useTranslation('compare');
  if (!value) return <span title={t('unknown')}>–</span>;
  if (fact === 'bodyType') return <BodyType name={value} />;
  return fact === 'chassisNumber' ? (
    <ChassisNumber number={value} />
  ) : (
    <bdi>
      <CompoundWords text={value} />
    </bdi>
  );
}

/** Equipment of the cars, each marked with its language. */
function EquipmentRow({ vehicles }: { vehicles: Vehicle[] }) {
  const { t } = useTranslation(['compare', 'catalog']);
  if (vehicles.every(({ equipment }) => equipment.length === 0)) return null;
  return (
    <tr>
      <th scope="row" className={styles.fact}>
        {t('catalog:specification.group.equipment')}
      </th>
      {vehicles.map(({ id, equipment, textLanguages: { equipment: language } }) => (
        <td key={id}>
          {equipment.length > 0 ? (
            <ul className={styles.equipment} lang={language} dir={languageSettings(language).direction}>
              {equipment.map((item) => (
                <li key={item}>
                  <CompoundWords text={item} />
                </li>
              ))}
            </ul>
          ) : (
            <Value fact="equipment" value={null} />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Facts with an addition in brackets. */
const BRACKETED = new Set(['regionalSpec', 'drive']);

/** The vehicles' facts row by row; dims those that are the same, and marks the one that differs from the other two. */
export function ComparisonTable({ vehicles }: { vehicles: Vehicle[] }) {
  const { t } = useTranslation(['compare', 'catalog']);
  const { rows, valuesOf, differs, standsApart } = useComparison(vehicles);
  return (
    <table className={styles.table} data-cars={vehicles.length}>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <td className={styles.corner} />
          {vehicles.map((vehicle) => (
            <CarPicture
              key={vehicle.id}
              vehicle={vehicle}
              sizes={vehicles.length > 1 ? '30vw' : '(min-width: 62.5em) 60vw, 100vw'}
            />
          ))}
        </tr>
        <tr className={styles.names}>
          <td className={styles.corner} />
          {vehicles.map((vehicle) => (
            <CarName key={vehicle.id} vehicle={vehicle} others={vehicles.flatMap(({ id }) => (id === vehicle.id ? [] : [id]))} />
          ))}
        </tr>
        <tr className={styles.prices}>
          <td className={styles.corner} />
          {vehicles.map((vehicle) => (
            <td key={vehicle.id} className={styles.head}>
              <Price aed={vehicle.price} />
              <BadgeLabels badges={STATES.filter((state) => vehicle[state])} />
            </td>
          ))}
        </tr>
        <tr>
          <td className={styles.corner} />
          {vehicles.map((vehicle) => (
            <NextSteps key={vehicle.id} vehicle={vehicle} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((fact) => (
          <tr key={fact} data-same={!differs(fact) || undefined}>
            <th scope="row" className={styles.fact}>
              {t(`catalog:specification.${fact}`)}
            </th>
            {valuesOf(fact).map((value, at) => (
              <td key={vehicles[at]?.id} className={BRACKETED.has(fact) ? styles.bracketed : undefined}>
                <Value fact={fact} value={value} />
                {standsApart(fact, at) && (
                  <>
                    <span className={styles.differs} title={t('differs')} />
                    <span className="visually-hidden">{t('differsAside')}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
        <EquipmentRow vehicles={vehicles} />
      </tbody>
    </table>
  );
}
