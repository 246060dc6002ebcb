import { NewestVehicles } from '../../shared/newest-vehicles/newest-vehicles.js';
import styles from './newest-vehicles-section.module.css';

/** The newest cars below a page of the shell. */
export const NewestVehiclesSection = () => (
  <div className={styles.place}>
    <NewestVehicles />
  </div>
);
