import type { Journey, JourneyLink } from '@dealership/contracts';
import { createJourneyLink } from '@dealership/contracts/inquiries/journeys/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Allowed } from '../../shared/staff/allowed.js';
import styles from './journeys.module.css';
import { useJourneyWrites } from './journeys-api.js';

/** A link that was just created, with the ways to pass it on. */
function NewLink({ link }: { link: JourneyLink }) {
  const { t } = useTranslation('dashboard');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      showToast({ kind: 'success', title: t('journey.copied') });
    } catch {
      showToast({ kind: 'error', title: t('journey.notCopied') });
    }
  };
  return (
    <div className={styles.made}>
      <p role="status">{t('journey.linkMade')}</p>
      <p className={styles.text} dir="auto">
        {link.text}
      </p>
      <div className={styles.line}>
        <Button type="primary" onClick={() => void copy()}>
          {t('journey.copy')}
        </Button>
        {link.whatsapp && (
          <Button href={link.whatsapp} target="_blank" rel="noreferrer">
            {t('journey.whatsapp')}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * The links to the customer's page: the number of valid ones, creating one, sending it by e-mail or copying it, and
 * revoking all of them.
 */
export function JourneyLinks({ journey }: { journey: Journey }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const writes = useJourneyWrites(journey);
  const [link, setLink] = useState<JourneyLink>();
  const { working, expiresAt, openedAt } = journey.links;
  const make = async () => setLink((await writes.link()) as JourneyLink | undefined);
  const revoke = async () => {
    if (await writes.revoke()) setLink(undefined);
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('journey.links')}</h2>
      <p className={styles.quiet}>
        {expiresAt ? t('journey.linksWork', { count: working, moment: moment(expiresAt) }) : t('journey.noLink')}{' '}
        {working > 1 && t('journey.linksOfEmails')} {openedAt && t('journey.openedAt', { moment: moment(openedAt) })}
      </p>
      <Allowed to={createJourneyLink}>
        <div className={styles.line}>
          <Button disabled={writes.isPending} onClick={() => void make()}>
            {t('journey.makeLink')}
          </Button>
          {journey.email !== null && (
            <Button disabled={writes.isPending} onClick={() => void writes.mail()}>
              {t('journey.mailLink')}
            </Button>
          )}
          {working > 0 && (
            <Button danger disabled={writes.isPending} onClick={() => void revoke()}>
              {t('journey.revoke')}
            </Button>
          )}
        </div>
        {link && <NewLink link={link} />}
      </Allowed>
    </section>
  );
}
