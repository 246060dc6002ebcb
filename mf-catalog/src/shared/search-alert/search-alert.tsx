import { Island, lazyComponent } from '@dealership/ui-kit/island';
import type { AlertFormProps } from './alert-form.js';
import styles from './search-alert.module.css';
// The server-rendered markup needs its styles before the component's code is loaded.
import './alert-form.module.css';

const alertForm = lazyComponent<AlertFormProps>(() =>
  import(/* webpackChunkName: "alert-form" */ './alert-form.js').then(({ AlertForm }) => AlertForm),
);

/** Offers an e-mail alert for the current filters; hidden without filters. Server-rendered, hydrated when visible. */
export const SearchAlert = (props: AlertFormProps) =>
  Object.values(props.filters).some(Boolean) && (
    <div className={`${styles.place} needs-script`} data-alert="">
      <Island component={alertForm} when="visible" props={props} optional />
    </div>
  );
