import { WhenVisible } from '@dealership/ui-kit';
import styles from './search-alert.module.css';

const load = async () => (await import(/* webpackChunkName: "alert-form" */ './alert-form.js')).AlertForm;

export interface SearchAlertProps {
  /** '' is not chosen. */
  filters: Record<string, string>;
  /** One of several ways that stand side by side, not a panel of its own. */
  aside?: boolean;
}

/** Offers a letter when a car arrives that the filters would find; nothing where none is chosen. */
export const SearchAlert = ({ filters, aside = false }: SearchAlertProps) =>
  Object.values(filters).some(Boolean) && (
    <WhenVisible load={load} props={{ filters, aside }} className={`${aside ? styles.aside : styles.place} needs-script`} />
  );
