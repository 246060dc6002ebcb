import { WhenVisible } from '@dealership/ui-kit';
import styles from './search-alert.module.css';

const load = async () => (await import(/* webpackChunkName: "alert-form" */ './alert-form.js')).AlertForm;

export interface SearchAlertProps {
  /** '' means not set. */
  filters: Record<string, string>;
  /** Whether it is one of several options side by side rather than a panel of its own. */
  aside?: boolean;
}

/** Offers an e-mail alert for the current filters; hidden without filters. */
export const SearchAlert = ({ filters, aside = false }: SearchAlertProps) =>
  Object.values(filters).some(Boolean) && (
    <WhenVisible load={load} props={{ filters, aside }} className={`${aside ? styles.aside : styles.place} needs-script`} />
  );
