import styles from '../../components/controls/field.module.css';

interface TrapFieldProps {
  register: object;
}

/**
 * Nobody sees it and no key reaches it; what fills it in is a machine. The server keeps such messages apart as spam, and refuses such a
 * checkout.
 */
export const HoneypotField = ({ register }: TrapFieldProps) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Website
      <input {...register} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
