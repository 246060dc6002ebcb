import { cancelOwnAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { Button, ButtonLink, PageHead, Spinner, StatusPanel, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { SentMark } from '@dealership/ui-kit/sent';
import { AppointmentFacts, AppointmentState } from './appointment-facts.js';
import { MoveForms } from './move-forms.js';
import styles from './own-appointment-page.module.css';
import { PostForm } from './post-form.js';
import { useOwnAppointment } from './use-own-appointment.js';

const OUTCOMES = ['moved', 'cancelled', 'taken', 'choose'];
const SUCCESSES = ['moved', 'cancelled'];

/**
 * The page of a test drive, opened by a link in an e-mail: view, move and cancel it without an account and without
 * scripts.
 */
export function OwnAppointmentPage() {
  const { t } = useTranslation('own-appointment');
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, isPending, refetch } = useOwnAppointment(token);
  const outcome = OUTCOMES.find((name) => name === params.get('outcome'));
  if (isPending) return <Spinner />;
  if (!data) {
    const isUnknown = data === null;
    const kind = isUnknown ? 'unknown' : 'failed';
    return (
      <>
        <PageHead title={t('title')} description={t('title')} status={isUnknown ? 404 : 503} robots="noindex" />
        <StatusPanel page stage title={t(`${kind}.title`)} text={t(`${kind}.text`)}>
          {!isUnknown && (
            <Button className="needs-script" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          )}
          <ButtonLink variant="secondary" href="/contact">
            {t('contact')}
          </ButtonLink>
        </StatusPanel>
      </>
    );
  }
  const isOver = data.isPast || data.state === 'cancelled';
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} description={t('title')} robots="noindex" language={data.language} />
      <header className={styles.header}>
        <h1>{t('title')}</h1>
        <AppointmentState appointment={data} />
        {!isOver && (
          <a className={styles.change} href="#move-title">
            {t('change')}
          </a>
        )}
      </header>
      {outcome && (outcome === 'cancelled' || !isOver) && (
        <p className={SUCCESSES.includes(outcome) ? styles.success : styles.notice} role="status">
          {SUCCESSES.includes(outcome) && <SentMark />}
          {t(`outcome.${outcome}`)}
        </p>
      )}
      <div className={styles.columns} data-over={isOver ? '' : undefined}>
        <AppointmentFacts appointment={data} />
        {isOver ? (
          <div className={styles.actions}>
            <ButtonLink href={`/vehicle/${data.vehicleId}?testDrive=1`}>{t('another')}</ButtonLink>
            <ButtonLink variant="secondary" href={`/vehicle/${data.vehicleId}`}>
              {t('again')}
            </ButtonLink>
          </div>
        ) : (
          <div className={styles.changes}>
            <MoveForms
              token={token}
              days={data.days}
              isOffered={data.isOffered}
              booked={`${data.date}T${data.time}`}
              day={params.get('day') ?? ''}
              taken={params.get('at') ?? ''}
            />
            <p className={styles.note}>{t('note')}</p>
            <details className={styles.cancel}>
              <summary>
                <span className={styles.closed}>{t('cancel.title')}</span>
                <span className={styles.opened}>{t('cancel.keep')}</span>
              </summary>
              <PostForm action={cancelOwnAppointment.path} token={token}>
                <p>{t('cancel.text')}</p>
                <Button type="submit" className={styles.confirm}>
                  {t('cancel.submit')}
                </Button>
              </PostForm>
            </details>
          </div>
        )}
      </div>
    </div>
  );
}
