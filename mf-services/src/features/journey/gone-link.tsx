import { renewJourneyLink } from '@dealership/contracts/journeys/endpoints';
import { Button, ButtonLink, PageHead, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { ApiError, call, useMutation } from '@dealership/ui-kit/query';
import { useEffect, useRef } from 'react';
import styles from './gone-link.module.css';

export interface GoneLinkProps {
  token: string;
  state: 'expired' | 'revoked' | 'unknown';
}

/** A new link goes to the address on file only: the answer says neither whether there is one nor which. */
function Renewal({ token }: { token: string }) {
  const { t } = useTranslation('journey');
  const answer = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(renewJourneyLink, { body: { token } }),
  });
  useEffect(() => {
    if (isSuccess) answer.current?.focus();
  }, [isSuccess]);
  if (isSuccess)
    return (
      <p ref={answer} tabIndex={-1} role="status">
        {t('renew.done')}
      </p>
    );
  const isLimited = error instanceof ApiError && error.status === 429;
  return (
    <div className={styles.renewal}>
      <Button className="needs-script" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {t(isPending ? 'renew.asking' : 'renew.ask')}
      </Button>
      <p className="without-script">{t('renew.withoutScript')}</p>
      {error && (
        <p className={styles.problem} role="alert">
          {t(isLimited ? 'renew.limited' : 'renew.failed')}
        </p>
      )}
    </div>
  );
}

/** Of a link that works no more, and of an address that never was one. */
export function GoneLink({ token, state }: GoneLinkProps) {
  const { t } = useTranslation('journey');
  const title = t(`${state}.title`);
  return (
    <>
      <PageHead title={title} description={t('description')} status={state === 'unknown' ? 404 : 410} robots="noindex" />
      <StatusPanel page bay={state === 'unknown'} title={title} text={t(`${state}.text`)}>
        {state !== 'unknown' && <Renewal token={token} />}
        <ButtonLink look="secondary" href="/contact">
          {t('contact')}
        </ButtonLink>
      </StatusPanel>
    </>
  );
}
