import { endpointPath } from '@dealership/contracts';
import { postJourneyRenewal, renewJourneyLink } from '@dealership/contracts/inquiries/journeys/endpoints';
import { Button, ButtonLink, fieldStyles, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { ApiError, call, useMutation } from '@dealership/ui-kit/query';
import { useEffect, useRef } from 'react';
import styles from './unavailable-link.module.css';
import { useOutcome } from './use-outcome.js';

export interface UnavailableLinkProps {
  token: string;
  state: 'expired' | 'revoked' | 'unknown';
}

/**
 * Requests a new link, which is sent only to the address on file. The response reveals neither the address nor whether
 * there is one.
 */
function Renewal({ token }: { token: string }) {
  const { t } = useTranslation('journey');
  const answer = useRef<HTMLParagraphElement>(null);
  const { outcome } = useOutcome();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(renewJourneyLink, { body: { token } }),
  });
  useEffect(() => {
    if (isSuccess) answer.current?.focus();
  }, [isSuccess]);
  if (isSuccess || outcome === 'asked')
    return (
      <p ref={answer} tabIndex={-1} role="status">
        {t('renew.done')}
      </p>
    );
  const isLimited = error instanceof ApiError && error.status === 429;
  return (
    <form
      className={styles.renewal}
      method="post"
      action={endpointPath(postJourneyRenewal, { token })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <Button type="submit" aria-disabled={isPending}>
        {t(isPending ? 'renew.asking' : 'renew.ask')}
      </Button>
      {error && (
        <p className={styles.problem} role="alert">
          {t(isLimited ? 'renew.limited' : 'renew.failed')}
        </p>
      )}
    </form>
  );
}

/** Shows the text that could not be sent, so that the visitor can copy it. */
function Unsent() {
  const { t } = useTranslation('journey');
  const { outcome, unsent } = useOutcome();
  if (outcome !== 'gone' || !unsent) return null;
  return (
    <div className={`${fieldStyles.field} ${styles.unsent}`}>
      <label className={fieldStyles.label} htmlFor="journey-unsent">
        {t('unsent')}
      </label>
      <textarea id="journey-unsent" className={fieldStyles.input} rows={4} dir="auto" readOnly value={unsent} />
    </div>
  );
}

/** Shown for a link that is no longer valid, and for one that never was. */
export function UnavailableLink({ token, state }: UnavailableLinkProps) {
  const { t } = useTranslation('journey');
  const title = t(`${state}.title`);
  return (
    <>
      <PageHead title={title} description={t('description')} status={state === 'unknown' ? 404 : 410} robots="noindex" />
      <StatusPanel page bay={state === 'unknown'} title={title} text={t(`${state}.text`)}>
        <Unsent />
        {state !== 'unknown' && <Renewal token={token} />}
        <ButtonLink variant="secondary" href="/contact">
          {t('contact')}
        </ButtonLink>
      </StatusPanel>
    </>
  );
}
