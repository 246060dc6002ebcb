import { Icon } from '@dealership/ui-kit';
import { Link, type LinkProps } from '@dealership/ui-kit/router';
import styles from './back-link.module.css';

/** Link to the parent page. */
export const BackLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} className={styles.back}>
    <Icon name="arrow" />
    {children}
  </Link>
);
