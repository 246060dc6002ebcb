import { PageHead } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import styles from './door.module.css';

interface DoorPageProps {
  title: string;
  description: string;
  intro: string;
  children: ReactNode;
  /** Where else the way leads. */
  back: { href: string; text: string };
}

/** A page before the admin: one card with one form. */
export const DoorPage = ({ title, description, intro, children, back }: DoorPageProps) => (
  <div className={styles.page}>
    <PageHead title={title} description={description} robots="noindex" />
    <section className={styles.card} aria-labelledby="door-title">
      <h1 id="door-title" className={styles.title}>
        {title}
      </h1>
      <p className={styles.intro} role="status">
        {intro}
      </p>
      {children}
      <a className={styles.back} href={back.href}>
        {back.text}
      </a>
    </section>
  </div>
);
