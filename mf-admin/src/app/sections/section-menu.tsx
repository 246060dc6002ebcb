import { Icon, useTranslation } from '@dealership/ui-kit';
import { useId, useState } from 'react';
import { SideLink } from '../../shared/display/links/side-link.js';
import styles from './section-menu.module.css';

export interface MenuEntry {
  name: string;
  label: string;
  address: string;
  /** Number of requests that nobody has taken on. */
  unread: number;
  /** What is counted. */
  hint: string;
}

export interface MenuGroup {
  name: string;
  label: string;
  entries: MenuEntry[];
}

/** Groups with fewer entries than this are not collapsible. */
const COLLAPSE_FROM = 3;

function Count({ count, hint }: { count: number; hint: string }) {
  const { t } = useTranslation('dashboard');
  if (count === 0) return null;
  return (
    <span className={styles.count} title={hint}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden"> {t('dashboard.unread', { count })}</span>
    </span>
  );
}

interface GroupProps {
  group: MenuGroup;
  active: string;
  /** Whether it may be collapsed. */
  folds: boolean;
}

/**
 * A group of sections. Collapsed, it has no number: the inbox counts the requests of every kind.
 *
 * Expands by itself when the user navigates to one of its entries. Only the user collapses it, so that nothing moves
 * under the pointer.
 */
function Group({ group: { label, entries }, active, folds }: GroupProps) {
  const id = useId();
  const hasActive = entries.some(({ name }) => name === active);
  const [unfolded, setUnfolded] = useState(hasActive);
  const [seen, setSeen] = useState(active);
  if (active !== seen) {
    setSeen(active);
    if (hasActive) setUnfolded(true);
  }
  const isOpen = !folds || unfolded;
  return (
    <li>
      {folds ? (
        <button
          type="button"
          className={styles.group}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setUnfolded(!isOpen)}
        >
          <Icon name="down" size={12} className={styles.fold} />
          <span>{label}</span>
        </button>
      ) : (
        <span className={styles.group}>{label}</span>
      )}
      <ul id={id} className={styles.entries} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <SideLink to={entry.address} isCurrent={entry.name === active} label={entry.label}>
              <Count count={entry.unread} hint={entry.hint} />
            </SideLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The sections in groups, all but the first collapsible. The menu stays in view beside a long section and scrolls independently. */
export function SectionMenu({ groups, active }: { groups: MenuGroup[]; active: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <nav className={styles.menu} aria-label={t('dashboard.sections')}>
      <ul className={styles.groups}>
        {groups.map((group, at) => (
          <Group key={group.name} group={group} active={active} folds={at > 0 && group.entries.length >= COLLAPSE_FROM} />
        ))}
      </ul>
    </nav>
  );
}
