import { WhenVisible } from '@dealership/ui-kit';
import styles from './search-alert.module.css';

const load = async () => (await import(/* webpackChunkName: "alert-form" */ './alert-form.js')).AlertForm;

/** Offers a letter when a car arrives that the filters would find; nothing where none is chosen. `filters`: '' is not chosen. */
export const SearchAlert = ({ filters }: { filters: Record<string, string> }) =>
  Object.values(filters).some(Boolean) && (
    <WhenVisible load={load} props={{ filters }} className={`${styles.place} needs-script`} />
  );
