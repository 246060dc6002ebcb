import { Island, lazyPart } from '@dealership/ui-kit/island';
// The server's form needs its styles before its code comes.
import './alert-form.module.css';
import styles from './search-alert.module.css';

const alertForm = lazyPart(async () => (await import(/* webpackChunkName: "alert-form" */ './alert-form.js')).AlertForm, {
  namespace: 'alert',
  load: (language) => import(/* webpackChunkName: "alert-[request]" */ `./locales/${language}.json`),
});

/** Offers a letter when a car arrives that the filters would find; nothing where none is chosen. `filters`: '' is not chosen. */
export function SearchAlert({ filters }: { filters: Record<string, string> }) {
  if (!Object.values(filters).some(Boolean)) return null;
  return <Island part={alertForm} when="visible" props={{ filters }} fallback={<div className={styles.waiting} />} />;
}
