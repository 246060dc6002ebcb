import { useTranslation } from '@dealership/ui-kit';
import { Checkbox } from 'antd';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { usePlaceName } from '../../../shared/display/format/use-place-name.js';
import styles from '../privacy-tab.module.css';
import { readName } from '../read-person.js';
import { SearchField } from '../search-field.js';
import type { Showcases } from './use-showcases.js';

/** Staff decide which showcases and testimonials of that name are this person's. */
export function ShowcaseChoice({ showcases }: { showcases: Showcases }) {
  const { t } = useTranslation('dashboard');
  const { day } = useMoment();
  const placeName = usePlaceName();
  const { names, named, rows, chosen, search, choose } = showcases;
  return (
    <section className={styles.showcases} aria-label={t('privacy.part.content')}>
      <h3 className={styles.subtitle}>{t('privacy.part.content')}</h3>
      <p>{t('privacy.showcase.intro')}</p>
      {names.length > 0 && (
        <p>
          {t('privacy.showcase.searched')}{' '}
          {names.map((name, at) => (
            <span key={name}>
              {at > 0 && ' · '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </p>
      )}
      {named.isSuccess && rows.length === 0 && <p role="status">{t('privacy.showcase.none')}</p>}
      {rows.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{t('privacy.showcase.choose')}</legend>
          {rows.map((row) => (
            <Checkbox key={row.key} checked={chosen.includes(row)} onChange={(event) => choose(row.key, event.target.checked)}>
              <bdi>{row.name}</bdi> <bdi>{row.id ? `#${row.id}` : `(${placeName(row.place)})`}</bdi>,{' '}
              <bdi>{day(row.createdAt)}</bdi>
            </Checkbox>
          ))}
        </fieldset>
      )}
      <SearchField
        label={t('privacy.showcase.name')}
        button={t('privacy.showcase.find')}
        read={readName}
        onSearch={search}
        isFurther
      />
    </section>
  );
}
