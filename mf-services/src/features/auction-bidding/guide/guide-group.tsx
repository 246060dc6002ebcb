import { Icon } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import styles from './guide-group.module.css';

export interface GuideGroupProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the guide with its title. On phones it opens on request. */
export const GuideGroup = ({ title, className, children }: GuideGroupProps) => (
  <section className={[styles.group, className].filter(Boolean).join(' ')}>
    <h3 className={styles.title}>{title}</h3>
    <details className={styles.opener}>
      <summary>
        {title}
        <Icon name="down" />
      </summary>
    </details>
    {children}
  </section>
);
