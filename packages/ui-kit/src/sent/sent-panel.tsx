import { Button, ButtonLink, type Texts, TextWithEmail, useLanguage, useTranslation } from '@dealership/ui-kit';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import ar from './locales/ar.json';
import en from './locales/en.json';
import ja from './locales/ja.json';
import { SentMark } from './sent-mark.js';
import styles from './sent-panel.module.css';

const TEXTS: Record<string, Texts> = { en, ar, ja };

/** Of an action, by the number of actions before it. */
const VARIANTS = ['primary', 'secondary', 'quiet'] as const;

export interface SentPanelProps {
  title: string;
  /** Reference of the request, as in the e-mails. */
  reference: string;
  customer: { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined };
  /** A summary in the visitor's words. */
  about?: string | undefined;
  /** What happens next, and when; default: an answer within one business day. */
  next?: string | undefined;
  /** What this kind of request offers first of all; its main button. */
  action?: ReactNode;
  /** Restores the form. */
  onAgain?: (() => void) | undefined;
  className?: string | undefined;
}

function useSentTexts() {
  const { i18n } = useTranslation();
  const { language } = useLanguage();
  // Loaded with the panel's code, all languages at once.
  if (!i18n.hasResourceBundle(language, 'sent')) i18n.addResourceBundle(language, 'sent', TEXTS[language]);
  return useTranslation('sent').t;
}

function Facts({ reference, about, customer }: Pick<SentPanelProps, 'reference' | 'about' | 'customer'>) {
  const t = useSentTexts();
  const facts = [
    ['reference', reference],
    ['about', about],
    ['mail', customer.email && <TextWithEmail text={t('mailTo', customer)} email={customer.email} />],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{t(name)}</dt>
              <dd className={styles[name]}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Whether any part of an element is in the window. */
function useInView(elementRef: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!elementRef.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, [elementRef]);
  return inView;
}

/** Replaces a submitted form with a summary, its reference number, and what happens next. Takes the focus. */
export function SentPanel({ title, reference, customer, about, next, action, onAgain, className }: SentPanelProps) {
  const t = useSentTexts();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const inView = useInView(panel);
  useEffect(() => {
    // A dialog around the form closes first.
    const frame = requestAnimationFrame(() => {
      panel.current?.focus({ preventScroll: true });
      // Scroll to its start if it would end below the window, or may be too tall for the space below the header.
      const { bottom = 0, height = 0 } = panel.current?.getBoundingClientRect() ?? {};
      const fits = bottom <= window.innerHeight && height <= 0.6 * window.innerHeight;
      panel.current?.scrollIntoView?.({ block: fits ? 'nearest' : 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const { siteWhatsapp } = document.documentElement.dataset;
  // With two buttons before it, it is a text link.
  const inventoryVariant = VARIANTS[[action, siteWhatsapp].filter(Boolean).length];
  const chat = siteWhatsapp && `https://wa.me/${siteWhatsapp}?text=${encodeURIComponent(t('message', { reference }))}`;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      // An action bar would cover it.
      data-sent={inView ? 'in-view' : ''}
      className={[styles.panel, className].filter(Boolean).join(' ')}
      aria-labelledby={id}
    >
      <SentMark />
      <h2 id={id}>{title}</h2>
      <p className={styles.thanks}>{t(customer.firstName ? 'thanks' : 'thanksAll', customer)}</p>
      <Facts reference={reference} about={about} customer={customer} />
      <div className={styles.next}>
        <h3 className={styles.label}>{t('next')}</h3>
        <p>{next ?? t('answer')}</p>
        {chat && <p className={styles.quiet}>{t('urgent')}</p>}
      </div>
      <div className={styles.actions}>
        {action}
        {chat && (
          <ButtonLink variant={action ? 'secondary' : 'primary'} href={chat} target="_blank" rel="noopener noreferrer">
            {t('whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink variant={inventoryVariant} href="/inventory">
          {t('inventory')}
        </ButtonLink>
        {onAgain && (
          <Button variant="quiet" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
      </div>
    </section>
  );
}
