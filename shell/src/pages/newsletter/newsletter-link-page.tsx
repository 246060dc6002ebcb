import { Button, ButtonLink, FilePicture, PageHead, StatusPanel, useHydrated, useTranslation } from '@dealership/ui-kit';
import { useEffect, useRef, useState } from 'react';
import showroom from '../../assets/showroom-pair.webp?picture';
import type { SubscriptionAction } from '../../layout/newsletter/newsletter-call.js';
import { NEWSLETTER_FIELD_ID } from '../../layout/newsletter/newsletter-field-id.js';
import { useNewsletterCall } from '../../layout/newsletter/use-newsletter-call.js';
import styles from './newsletter-link-page.module.css';

type Step = Exclude<SubscriptionAction, 'subscribe'>;

/** `refused`: the link is expired or unknown. `failed`: may be retried. */
type State = 'asking' | 'done' | 'refused' | 'failed';

const inAddress = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? '';

function useLink(step: Step) {
  const { sending, call } = useNewsletterCall(step);
  const [state, setState] = useState<State>('asking');
  const follow = async () => {
    if (sending) return;
    const token = inAddress('token');
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

/**
 * Landing page for links in newsletter and alert e-mails. Makes its call only when the button is clicked, because mail
 * programs that prefetch links must not confirm or unsubscribe.
 */
function NewsletterLinkPage({ step }: { step: Step }) {
  const { t } = useTranslation('pages');
  const { sending, state, follow } = useLink(step);
  const containerRef = useFocusOnChange(state);
  const title = t(`newsletter.${step}.title`);
  const text = (key: string) => t(`newsletter.${step}.${state}.${key}`);
  const isWelcome = step.startsWith('confirm') && (state === 'asking' || state === 'done');
  const isExpired = step === 'confirm' && state === 'refused';
  // The search of the alert, which its e-mail links as well.
  const search = useHydrated() && step === 'confirm-alert' ? inAddress('search') : '';
  const action = state === 'failed' ? t('common:retry') : t(`newsletter.${step}.action`);
  return (
    <div ref={containerRef} tabIndex={-1} className={styles.place} data-hides-newsletter={isExpired ? undefined : ''}>
      <PageHead title={title} description={title} robots="noindex" />
      <StatusPanel
        page
        stage
        scene={isWelcome ? <FilePicture file={showroom} alt="" sizes="(min-width: 48em) 58vw, 100vw" first /> : undefined}
        title={text('title')}
        text={text('text')}
      >
        {state === 'asking' || state === 'failed' ? (
          <>
            <Button className="needs-script" aria-disabled={sending} onClick={() => void follow()}>
              {sending ? t('newsletter.sending') : action}
            </Button>
            {search && (
              <ButtonLink variant="secondary" href={`/inventory?${new URLSearchParams(search)}`}>
                {t('newsletter.confirm-alert.search')}
              </ButtonLink>
            )}
            <p className="without-script">{t('newsletter.withoutScript')}</p>
          </>
        ) : (
          <>
            {isExpired && <ButtonLink href={`#${NEWSLETTER_FIELD_ID}`}>{t('newsletter.confirm.again')}</ButtonLink>}
            <ButtonLink variant={isExpired ? 'secondary' : 'primary'} href="/inventory">
              {t('shell:notFound.inventory')}
            </ButtonLink>
          </>
        )}
      </StatusPanel>
    </div>
  );
}

export const ConfirmPage = () => <NewsletterLinkPage step="confirm" />;
export const UnsubscribePage = () => <NewsletterLinkPage step="unsubscribe" />;
export const ConfirmAlertPage = () => <NewsletterLinkPage step="confirm-alert" />;
export const EndAlertPage = () => <NewsletterLinkPage step="end-alert" />;
