import { addTexts, WhenVisible } from '@dealership/ui-kit';
import styles from './search-alert.module.css';

async function loadAlertForm() {
  const [{ AlertForm }] = await Promise.all([
    import(/* webpackChunkName: "alert-form" */ './alert-form.js'),
    addTexts('alert', (language) => import(/* webpackChunkName: "alert-[request]" */ `./locales/${language}.json`)),
  ]);
  return AlertForm;
}

/** Offers a letter when a car arrives that the filters would find; nothing where none is chosen. `filters`: '' is not chosen. */
export const SearchAlert = ({ filters }: { filters: Record<string, string> }) =>
  Object.values(filters).some(Boolean) && (
    <WhenVisible load={loadAlertForm} props={{ filters }} className={`${styles.place} needs-script`} />
  );
