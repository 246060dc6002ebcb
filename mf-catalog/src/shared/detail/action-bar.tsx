import { ButtonLink, Icon, useTranslation } from '@dealership/ui-kit';
import { Price } from '@dealership/ui-kit/price';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './action-bar.module.css';
import type { ContactLinks } from './use-contact-links.js';

/** Whether an element has scrolled out of view at the top. */
function useScrolledPast(targetRef: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!targetRef.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(targetRef.current);
    return () => observer.disconnect();
  }, [targetRef]);
  return past;
}

export interface ActionBarProps {
  /** The element further up with the same price and actions. */
  after: RefObject<HTMLElement | null>;
  name: ReactNode;
  aed: number | null;
  links: ContactLinks;
  /** The page's primary action. */
  children: ReactNode;
}

/**
 * Shows price and actions while those of the page are out of view: under the header, or at the bottom edge on phones.
 */
export function ActionBar({ after, name, aed, links, children }: ActionBarProps) {
  const { t } = useTranslation('catalog');
  const past = useScrolledPast(after);
  if (!past) return <div data-action-bar="away" hidden />;
  return (
    <aside className={styles.bar} aria-label={t('actionBar.label')} data-action-bar="shown">
      <p className={styles.name}>{name}</p>
      <Price aed={aed} />
      <div className={styles.actions}>
        {children}
        <ButtonLink variant="secondary" className={styles.icon} href={links.whatsapp} aria-label={links.whatsappLabel}>
          <Icon name="whatsapp" />
          <span className={styles.word}>{t('actionBar.whatsapp')}</span>
        </ButtonLink>
        <ButtonLink variant="secondary" className={styles.icon} href={links.call} aria-label={t('actionBar.call')}>
          <Icon name="phone" />
        </ButtonLink>
      </div>
    </aside>
  );
}
