import { Link } from '@dealership/ui-kit/router';
import styles from './link-tabs.module.css';

export interface LinkTabsProps {
  /** Names them for screen readers. */
  label: string;
  tabs: { text: string; to: string; current: boolean }[];
}

/** Views of one page to choose from: links, so that they work everywhere. */
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
