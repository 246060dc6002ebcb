import { searchWords } from '@dealership/contracts';
import { Button, ButtonLink, FilePicture, PageHead, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { SentMark } from '@dealership/ui-kit/sent';
import { useEffect, useRef, useState } from 'react';
import showroom from '../../assets/showroom-white.webp?picture';
import type { SubscriptionAction } from '../../layout/newsletter/newsletter-call.js';
import { NEWSLETTER_FIELD_ID } from '../../layout/newsletter/newsletter-field-id.js';
import { useNewsletterCall } from '../../layout/newsletter/use-newsletter-call.js';
import { useSearch, useSite } from '../../layout/site-context.js';
import { NEWEST_VEHICLES } from '../../sections/page-sections.js';
import { RemoteSection } from '../../sections/remote-section.js';
import styles from './newsletter-link-page.module.css';

type Step = Exclude<SubscriptionAction, 'subscribe'>;

const SEARCH_ID = 'alert-search';

/** `already`: confirmed or ended earlier. `refused`: the link is expired or unknown. `failed`: may be retried. */
type State = 'asking' | 'done' | 'already' | 'refused' | 'failed';

const STATES = { open: 'asking', confirmed: 'already', ended: 'already', invalid: 'refused' } as const;

function useLink(step: Step, token: string | null) {
  const { sending, call } = useNewsletterCall(step);
  const { link } = useSite();
  const known = link?.token === (token ?? '') ? link.state : 'open';
  const [state, setState] = useState<State>(STATES[known]);
  const follow = async () => {
    if (sending) return;
    const outcome = token ? await call({ token }) : 'refused';
    setState(outcome === 'limited' ? 'failed' : outcome);
  };
  return { sending, state, follow };
}

/** Focuses the text when it changes, so that screen readers announce it. */
function useFocusOnChange(state: State) {
  const containerRef = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) containerRef.current?.focus();
    shown.current = state;
  }, [state]);
  return containerRef;
}

/** The search of an alert, in the words of the inventory. */
function Search({ query }: { query: string }) {
  const { t } = useTranslation('pages');
  const { language } = useLanguage();
  const words = searchWords(query, language);
  if (words.length === 0) return null;
  return (
    <div className={styles.search}>
      <p id={SEARCH_ID}>{t('newsletter.search')}</p>
      <ul className={styles.words} aria-labelledby={SEARCH_ID}>
        {words.map((word) => (
          <li key={word} className={styles.word}>
            <bdi>{word}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Landing page for links in newsletter and alert e-mails. Makes its call only when the button is clicked, because mail
 * programs that prefetch links must not confirm or unsubscribe.
 */
function NewsletterLinkPage({ step }: { step: Step }) {
  const { t } = useTranslation('pages');
  const address = new URLSearchParams(useSearch());
  const { sending, state, follow } = useLink(step, address.get('token'));
  const containerRef = useFocusOnChange(state);
  const title = t(`newsletter.${step}.title`);
  const text = (key: string) => t(`newsletter.${step}.${state}.${key}`);
  const isDone = state === 'done' || state === 'already';
  const isConfirmed = isDone && step.startsWith('confirm');
  const isWelcome = isConfirmed || (state === 'asking' && step.startsWith('confirm'));
  const isExpired = step === 'confirm' && state === 'refused';
  const isUnsubscribed = step === 'unsubscribe' && isDone;
  const isAlert = step === 'confirm-alert' || step === 'end-alert';
  const search = (isAlert && state !== 'refused' && address.get('search')) || '';
  const searchLink = step === 'confirm-alert' && search && `/inventory?${new URLSearchParams(search)}`;
  const action = state === 'failed' ? t('common:retry') : t(`newsletter.${step}.action`);
  return (
    <div
      ref={containerRef}
      tabIndex={-1}
      className={styles.place}
      data-hides-newsletter={isExpired || isUnsubscribed ? undefined : ''}
    >
      <PageHead title={title} description={title} status={state === 'refused' ? 404 : 200} robots="noindex" />
      <StatusPanel
        page
        stage
        scene={isWelcome ? <FilePicture file={showroom} alt="" sizes="(min-width: 48em) 58vw, 100vw" first /> : undefined}
        title={text('title')}
        text={text('text')}
        mark={isDone ? <SentMark /> : undefined}
        details={search && <Search query={search} />}
      >
        {state === 'asking' || state === 'failed' ? (
          <>
            <Button className="needs-script" aria-disabled={sending} onClick={() => void follow()}>
              {sending ? t('newsletter.sending') : action}
            </Button>
            {searchLink && (
              <ButtonLink variant="secondary" href={searchLink}>
                {t('newsletter.confirm-alert.search')}
              </ButtonLink>
            )}
            <p className="without-script">{t('newsletter.withoutScript')}</p>
          </>
        ) : (
          <>
            {isExpired && <ButtonLink href={`#${NEWSLETTER_FIELD_ID}`}>{t('newsletter.confirm.again')}</ButtonLink>}
            <ButtonLink variant={isExpired ? 'secondary' : 'primary'} href={searchLink || '/inventory'}>
              {t(searchLink ? 'newsletter.confirm-alert.search' : 'shell:notFound.inventory')}
            </ButtonLink>
            {isUnsubscribed && (
              <ButtonLink variant="secondary" href={`#${NEWSLETTER_FIELD_ID}`}>
                {t('newsletter.unsubscribe.again')}
              </ButtonLink>
            )}
          </>
        )}
      </StatusPanel>
      {isConfirmed && <RemoteSection name={NEWEST_VEHICLES} />}
    </div>
  );
}

export const ConfirmPage = () => <NewsletterLinkPage step="confirm" />;
export const UnsubscribePage = () => <NewsletterLinkPage step="unsubscribe" />;
export const ConfirmAlertPage = () => <NewsletterLinkPage step="confirm-alert" />;
export const EndAlertPage = () => <NewsletterLinkPage step="end-alert" />;
