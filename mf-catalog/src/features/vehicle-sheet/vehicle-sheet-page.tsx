import { languageSettings, type Vehicle, vehicleNameIn, vehicleTitle } from '@dealership/contracts';
import { Button, ButtonLink, PageHead, Spinner, useLanguage, useTranslation } from '@dealership/ui-kit';
import { NoPicture, Picture } from '@dealership/ui-kit/media';
import { Price } from '@dealership/ui-kit/price';
import { useQuery } from '@dealership/ui-kit/query';
import { useParams } from '@dealership/ui-kit/router';
import { BadgeLabels } from '../../shared/cards/vehicle-badge.js';
import { VehicleMissing } from '../../shared/detail/vehicle-missing.js';
import { useSpecificationGroups } from '../../shared/specification/specification-groups.js';
import { useBundledTexts } from '../../shared/use-bundled-texts.js';
import { usePrintDay } from '../../shared/use-print-day.js';
import { vehicleQuery } from '../../shared/vehicle/vehicle-query.js';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';
import styles from './vehicle-sheet-page.module.css';

const SHOWN_ABOVE = new Set(['make', 'model']);
/** Beside or below the first picture, if there are as many. */
const MORE_PICTURES = 3;

const STATES = ['sold', 'reserved'] as const;

/** No line starts with this character. */
const SEPARATOR = '\u00a0· ';

function Facts({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('catalog');
  const facts = useSpecificationGroups()(vehicle).flatMap(([, group]) => Object.entries(group));
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value &&
          !SHOWN_ABOVE.has(name) && (
            <div key={name}>
              <dt>{t(`specification.${name}`)}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Sheet({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('sheet');
  const { language } = useLanguage();
  const [front, ...others] = vehicle.images;
  const name = vehicleTitle(language, vehicle);
  const day = usePrintDay();
  const { description, equipment } = vehicle.textLanguages;
  const langAttributes = (language: typeof description) => ({ lang: language, dir: languageSettings(language).direction });
  return (
    <div className={styles.page} data-letterhead="">
      <PageHead
        title={`${name} – ${t('title')}`}
        description={t('description', { name })}
        canonical={`/vehicle/${vehicle.id}`}
        robots="noindex"
      />
      <div className={styles.tools}>
        <ButtonLink variant="quiet" href={`/vehicle/${vehicle.id}`}>
          {t('back')}
        </ButtonLink>
        <Button className="needs-script" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <article className={styles.sheet}>
        <div className={styles.pictures}>
          <div className={styles.frame}>
            <div className={styles.picture}>
              {front ? <Picture address={front} alt={name} sizes="(min-width: 60rem) 52rem, 100vw" first /> : <NoPicture />}
            </div>
            {others.length >= MORE_PICTURES && (
              <ul className={styles.more}>
                {others.slice(0, MORE_PICTURES).map((address) => (
                  <li key={address}>
                    <Picture
                      address={address}
                      alt={vehicle.imageAlts[address] ?? ''}
                      sizes="(min-width: 60rem) 16rem, 33vw"
                      first
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <header className={styles.head}>
          <div>
            <h1>{vehicleNameIn(language, vehicle)}</h1>
            <BadgeLabels badges={STATES.filter((state) => vehicle[state])} />
          </div>
          <Price aed={vehicle.price} variant="page" />
        </header>
        <Facts vehicle={vehicle} />
        <div className={styles.words}>
          {vehicle.equipment.length > 0 && (
            <p className={styles.equipment} {...langAttributes(equipment)}>
              {vehicle.equipment.join(SEPARATOR)}
            </p>
          )}
          <p className={styles.description} {...langAttributes(description)}>
            {vehicle.description}
          </p>
        </div>
        <figure className={styles.code}>
          <img src={`/qr/vehicle/${vehicle.id}.svg`} width="120" height="120" alt={t('code')} />
          <figcaption>
            {t('codeText')}
            {day && <time className={styles.day}>{day}</time>}
          </figcaption>
        </figure>
      </article>
    </div>
  );
}

/** One vehicle on one A4 page. */
export function VehicleSheetPage() {
  useBundledTexts('sheet', { en, ar, ja });
  const { id } = useParams();
  const { language } = useLanguage();
  const { data, isPending, isError, refetch } = useQuery(vehicleQuery(id, language));
  if (isPending) return <Spinner />;
  if (data) return <Sheet vehicle={data} />;
  return <VehicleMissing kind="vehicle" onRetry={isError ? () => void refetch() : undefined} />;
}
