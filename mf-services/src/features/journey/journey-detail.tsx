import { customerName, VESSEL_STEP } from '@dealership/contracts';
import { Button, DealerText, NameText, useTranslation } from '@dealership/ui-kit';
import { isolated, isolatedName } from '../../shared/isolated.js';
import { ContactPerson } from './conversation/contact-person.js';
import { Conversation } from './conversation/conversation.js';
import { Documents } from './files/documents.js';
import { fileAddress, isPicture, type OpenJourney } from './files/journey-files.js';
import { Pictures } from './files/pictures.js';
import styles from './journey-detail.module.css';
import { Steps } from './steps/steps.js';
import { useDays } from './use-days.js';

/** A one-sentence summary: the last completed step, the next one, and the vessel. */
function JourneyStatus({ journey: { steps, language } }: Pick<OpenJourney, 'journey'>) {
  const { t } = useTranslation('journey');
  const { dayOf } = useDays();
  const last = steps.findLast(({ doneOn }) => doneOn !== null);
  const next = steps.find(({ doneOn }) => doneOn === null);
  const vessel = steps.find(({ key }) => key === VESSEL_STEP)?.note;
  return (
    <dl className={styles.standing}>
      {last?.doneOn && (
        <div>
          <dt>{t('standing.last')}</dt>
          <dd>
            <strong>
              <DealerText text={last.name} />
            </strong>
            <span>{dayOf(last.doneOn)}</span>
          </dd>
        </div>
      )}
      <div>
        <dt>{t(next ? 'standing.next' : 'standing.all')}</dt>
        {next && (
          <dd>
            <strong>
              <DealerText text={next.name} />
            </strong>
            {next.late && <span className={styles.late}>{t('late')}</span>}
            <span>{next.estimate ? t('expected', { day: dayOf(next.estimate) }) : t('noEstimate')}</span>
          </dd>
        )}
      </div>
      {vessel && (
        <div>
          <dt>{t('vessel')}</dt>
          <dd>
            <strong className={styles.vessel}>
              <bdi lang={language}>{vessel}</bdi>
            </strong>
          </dd>
        </div>
      )}
    </dl>
  );
}

export function JourneyDetail({ token, journey }: OpenJourney) {
  const { t } = useTranslation('journey');
  const { dayOf } = useDays();
  const { kind, title, firstName, lastName, reference, language, updatedAt, expiresAt } = journey;
  const cover = journey.files.find(isPicture);
  return (
    <article className={styles.page} data-letterhead="">
      <header className={styles.head}>
        <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
        <h1>
          <NameText text={title} />
        </h1>
        <p className={styles.facts}>
          <span>{t('for', { name: isolatedName(customerName({ firstName, lastName })) })}</span>
          <span>{t('reference', { reference: isolated(reference) })}</span>
          <span>{t('updated', { day: dayOf(updatedAt) })}</span>
        </p>
        <JourneyStatus journey={journey} />
        {cover && (
          <img
            className={styles.cover}
            src={fileAddress(token, cover)}
            width={cover.width}
            height={cover.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </header>
      <Steps steps={journey.steps} written={language} />
      <aside className={styles.aside} aria-label={t('aside')}>
        <ContactPerson journey={journey} />
        <Documents token={token} journey={journey} />
        <p className={styles.privacy}>{t('private', { day: dayOf(expiresAt) })}</p>
        <Button variant="secondary" className={`${styles.print} needs-script`} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </aside>
      <Pictures token={token} journey={journey} />
      <Conversation token={token} journey={journey} />
    </article>
  );
}
