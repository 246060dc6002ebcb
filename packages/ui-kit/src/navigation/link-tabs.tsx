import { Link } from '@dealership/ui-kit/router';
import styles from './link-tabs.module.css';

export interface LinkTabsProps {
  /** Accessible label. */
  label: string;
  tabs: { text: string; to: string; current: boolean }[];
}

/** Tabs between views of a page: links, so that they work without scripts. */
export const LinkTabs = ({ label, tabs }: LinkTabsProps) => (
  <nav aria-label={label}>
    <ul className={styles.tabs}>
      {tabs.map(({ text, to, current }) => (
        <li key={text}>
          <Link className={styles.tab} to={to} aria-current={current ? 'page' : undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
