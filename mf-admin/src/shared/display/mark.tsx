import { useSyncExternalStore } from 'react';
import styles from './mark.module.css';

interface Logo {
  src: string;
  width: number;
  /** Whether the picture contains the name. */
  alone: boolean;
}

const never = () => () => undefined;

/** The published logo, read from the document; undefined if there is none, null while that is unknown. */
export function useLogo(): Logo | undefined | null {
  const logo = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.siteLogo ?? '',
    () => null,
  );
  return logo === null ? null : logo ? (JSON.parse(logo) as Logo) : undefined;
}

/** The site's logo: the dealer's own, if one is published. Without a document its place is kept. */
export function Mark({ className }: { className?: string | undefined }) {
  const logo = useLogo();
  if (logo) return <img className={styles.logo} src={logo.src} width={logo.width} height="40" alt="" />;
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      width="40"
      height="40"
      fill="none"
      stroke="currentColor"
      visibility={logo === null ? 'hidden' : undefined}
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="29.5" strokeWidth="1.6" />
      <path
        strokeWidth="2.2"
        strokeLinecap="round"
        d="M9.2 39.2C12.6 36.4 17.6 35.2 22.4 34.6C26.8 30.2 31.2 27 37.2 27C43.2 27 47.8 31 51.6 33.6C53.6 35 54.8 36.6 55 39M13.6 43A4.9 4.9 0 0 1 23.4 43M40.8 43A4.9 4.9 0 0 1 50.6 43M26.4 43H37.8"
      />
      <path d="M32 10.8 33.5 15.6 32 20.4 30.5 15.6Z" fill="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
