import { Button, ButtonLink, fieldStyles, StatusPanel } from '@dealership/ui-kit';
import { useId } from 'react';
import styles from './missing-panel.module.css';

interface LinkItem {
  href: string;
  label: string;
}

export interface MissingPanelProps {
  title: string;
  text: string;
  search: Record<'label' | 'submit', string>;
  /** Label of the button. */
  primaryLink: LinkItem;
  otherLinks: LinkItem[];
}

/** A plain form, which works before hydration. */
function InventorySearch({ label, submit }: MissingPanelProps['search']) {
  const id = useId();
  return (
    <search className={styles.search}>
      <form action="/inventory" className={styles.form}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <input id={id} className={fieldStyles.input} name="search" type="search" />
        <Button type="submit" variant="secondary">
          {submit}
        </Button>
      </form>
    </search>
  );
}

/** The 404 page: what happened, a stock search, and links. */
export const MissingPanel = ({ title, text, search, primaryLink, otherLinks }: MissingPanelProps) => (
  <StatusPanel page bay title={title} text={text}>
    <InventorySearch {...search} />
    <ButtonLink href={primaryLink.href}>{primaryLink.label}</ButtonLink>
    <p className={styles.links}>
      {otherLinks.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  </StatusPanel>
);
