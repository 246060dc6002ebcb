import type { ExportedRecord, PersonExport } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../../shared/display/format/use-moment.js';
import styles from './printed-copy.module.css';
import { useCopyLabels } from './use-copy-labels.js';

function Fields({ place, fields }: { place: string; fields: object }) {
  const { fieldName, valueText } = useCopyLabels(place);
  return (
    <dl className={styles.fields}>
      {Object.entries(fields).map(([field, value]) => (
        <div key={field} className={styles.field}>
          <dt>{fieldName(field)}</dt>
          <dd dir="auto">
            {Array.isArray(value) ? (
              value.map((item, at) =>
                typeof item === 'object' ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: what was stored never changes places
                  <Fields key={at} place={place} fields={item} />
                ) : (
                  <div key={String(item)}>{valueText(field, item)}</div>
                ),
              )
            ) : typeof value === 'object' && value !== null ? (
              <Fields place={place} fields={value} />
            ) : (
              valueText(field, value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function PlaceRecords({ place, records }: { place: string; records: ExportedRecord[] }) {
  const { placeName } = useCopyLabels(place);
  const { moment } = useMoment();
  return (
    <section>
      <h2>{placeName}</h2>
      {records.map(({ id, createdAt, fields }) => (
        <article key={id} className={styles.record}>
          <h3>
            <bdi>#{id}</bdi> · <bdi>{moment(createdAt)}</bdi>
          </h3>
          <Fields place={place} fields={fields} />
        </article>
      ))}
    </section>
  );
}

/** The data stored about a person, laid out for that person to read. */
export function CopySheet({ copy }: { copy: PersonExport }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const places = Map.groupBy(copy.records, ({ place }) => place);
  return (
    <>
      <p className={styles.dealer}>{document.documentElement.dataset.siteName}</p>
      <h1>{t('privacy.copy.title')}</h1>
      {copy.email && (
        <p>
          <bdi dir="ltr">{copy.email}</bdi>
        </p>
      )}
      <p>
        {t('privacy.copy.asOf', { moment: moment(copy.exportedAt) })} <bdi>{copy.site}</bdi>
      </p>
      {[...places].map(([place, records]) => (
        <PlaceRecords key={place} place={place} records={records} />
      ))}
    </>
  );
}
