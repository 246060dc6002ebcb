import { PageHead } from '@dealership/ui-kit';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Mark, useLogo } from '../../display/mark.js';
import styles from './sign-in.module.css';
import { SignInLanguages } from './sign-in-languages.js';

interface SignInLayoutProps {
  title: string;
  description: string;
  intro?: string | undefined;
  children: ReactNode;
  /** The link to go back. */
  back: { href: string; text: string };
}

const never = () => () => undefined;

/** The site's name, read from the document. */
const useSiteName = (): string =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset.siteName ?? '',
    () => '',
  );

/** The layout of pages that do not require a sign-in: the showroom, and a card with a form. */
export function SignInLayout({ title, description, intro, children, back }: SignInLayoutProps) {
  const siteName = useSiteName();
  const logo = useLogo();
  return (
    <div className={styles.page}>
      <PageHead title={title} description={description} robots="noindex" />
      <div className={styles.showroom}>
        <p className={styles.brand} dir="auto">
          <Mark className={styles.mark} />
          {!logo?.alone && siteName}
        </p>
      </div>
      <section className={styles.card} aria-labelledby="sign-in-title">
        <SignInLanguages />
        <h1 id="sign-in-title" className={styles.title}>
          {title}
        </h1>
        {intro && (
          <p className={styles.intro} role="status">
            {intro}
          </p>
        )}
        {children}
        <a className={styles.back} href={back.href}>
          {back.text}
        </a>
      </section>
    </div>
  );
}
