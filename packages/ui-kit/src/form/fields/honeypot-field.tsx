import styles from '../../components/controls/field.module.css';

interface TrapFieldProps {
  register: object;
}

/**
 * Invisible and unreachable by keyboard; only bots fill it in. The server keeps such messages as spam, and refuses such
 * a checkout.
 */
export const HoneypotField = ({ register }: TrapFieldProps) => (
  <div className={styles.trap} aria-hidden="true">
    <label>
      Website
      <input {...register} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
