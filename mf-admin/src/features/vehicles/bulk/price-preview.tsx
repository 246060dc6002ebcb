import { formatAed, type StaffVehicle } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useCarName } from '../../../shared/display/format/car-name.js';
import styles from './bulk.module.css';
import { changedPrice } from './changed-price.js';

const PRICES_SHOWN = 5;

/** What a percentage does to the prices of the vehicles: how many and how much, and the first ones before and after. */
export function PricePreview({ vehicles, percent }: { vehicles: StaffVehicle[]; percent: number }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const { locale } = useLanguage();
  const { format } = new Intl.NumberFormat(locale);
  const priced = vehicles.flatMap((vehicle) => {
    const { id, price } = vehicle;
    return price === null ? [] : [{ id, name: nameOf(vehicle), before: price, after: changedPrice(price, percent) }];
  });
  const amounts = priced.map(({ before, after }) => Math.abs(after - before));
  const signed = (amount: number) => (percent < 0 ? formatAed(-amount, locale) : `+${formatAed(amount, locale)}`);
  const onRequest = vehicles.length - priced.length;
  return (
    <div className={styles.preview} role="status">
      <p>
        {t('bulk.prices', { count: format(priced.length) })}
        {onRequest > 0 && ` ${t('bulk.onRequest', { count: format(onRequest) })}`}
      </p>
      {amounts.length > 0 && (
        <p>{t('bulk.amounts', { smallest: signed(Math.min(...amounts)), largest: signed(Math.max(...amounts)) })}</p>
      )}
      <ul>
        {priced.slice(0, PRICES_SHOWN).map(({ id, name, before, after }) => (
          <li key={id}>
            {t('stockImport.change', { field: name, before: formatAed(before, locale), after: formatAed(after, locale) })}
          </li>
        ))}
        {priced.length > PRICES_SHOWN && <li>{t('bulk.more', { count: format(priced.length - PRICES_SHOWN) })}</li>}
      </ul>
    </div>
  );
}
