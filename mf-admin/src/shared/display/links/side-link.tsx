import { Link } from '@dealership/ui-kit/router';
import type { ReactNode } from 'react';
import styles from './side-link.module.css';

interface SideLinkProps {
  to: string;
  isCurrent: boolean;
  label: string;
  /** Beside the label, such as a count. */
  children?: ReactNode;
}

/** An entry of a menu beside the content. The page does not scroll when it is followed. */
export function SideLink({ to, isCurrent, label, children }: SideLinkProps) {
  return (
    <Link className={styles.link} to={to} preventScrollReset aria-current={isCurrent ? 'page' : undefined}>
      <span>{label}</span>
      {children}
    </Link>
  );
}
