import { WhenVisible } from '@dealership/ui-kit';
import type { AlertFormProps } from './alert-form.js';
import styles from './search-alert.module.css';

const load = async () => (await import(/* webpackChunkName: "alert-form" */ './alert-form.js')).AlertForm;

/** Offers an e-mail alert for the current filters; hidden without filters. */
export const SearchAlert = ({ filters, aside = false, onSent }: AlertFormProps) =>
  Object.values(filters).some(Boolean) && (
    <WhenVisible
      load={load}
      props={{ filters, aside, onSent }}
      className={`${aside ? styles.aside : styles.place} needs-script`}
    />
  );
