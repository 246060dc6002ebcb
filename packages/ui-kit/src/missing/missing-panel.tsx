import { Button, ButtonLink, fieldStyles, StatusPanel } from '@dealership/ui-kit';
import { useId } from 'react';
import styles from './missing-panel.module.css';

interface Way {
  href: string;
  words: string;
}

export interface MissingPanelProps {
  title: string;
  text: string;
  search: Record<'label' | 'submit', string>;
  /** Label of the button. */
  way: Way;
  otherWays: Way[];
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
        <Button type="submit" look="secondary">
          {submit}
        </Button>
      </form>
    </search>
  );
}

/** The 404 page: what happened, a stock search, and links. */
export const MissingPanel = ({ title, text, search, way, otherWays }: MissingPanelProps) => (
  <StatusPanel page bay title={title} text={text}>
    <InventorySearch {...search} />
    <ButtonLink href={way.href}>{way.words}</ButtonLink>
    <p className={styles.links}>
      {otherWays.map(({ href, words }) => (
        <a key={href} href={href}>
          {words}
        </a>
      ))}
    </p>
  </StatusPanel>
);
