import styles from './field.module.css';

interface HoneypotFieldProps {
  /** Of a form with react-hook-form. */
  register?: object;
}

/**
 * Invisible and unreachable by keyboard; only bots fill it in. The server keeps such messages as spam, and refuses such
 * a checkout.
 */
export const HoneypotField = ({ register }: HoneypotFieldProps) => (
  <div className={styles.honeypot} aria-hidden="true">
    <label>
      Website
      <input name="website" {...register} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
    </label>
  </div>
);
