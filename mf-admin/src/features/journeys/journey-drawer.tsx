import { customerName, inboxPath, type Journey, parseRequestKey } from '@dealership/contracts';
import { updateJourney } from '@dealership/contracts/inquiries/journeys/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Link } from '@dealership/ui-kit/router';
import { Alert } from 'antd';
import { useStayOnSessionEnd } from '../../shared/api/as-staff.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { RecordHistory } from '../../shared/audit/record-history.js';
import { LayerToasts } from '../../shared/dialog/layer-toasts.js';
import { SideDrawer } from '../../shared/dialog/side-drawer.js';
import { useConfirmedClose } from '../../shared/dialog/use-confirm-discard.js';
import { useReturnFocus } from '../../shared/dialog/use-return-focus.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { PhoneNumber } from '../../shared/display/phone-number.js';
import { useReplying } from '../../shared/request/conversation/reply/state/use-replying.js';
import { ReplyDock } from '../../shared/request/conversation/reply-dock.js';
import { useMay } from '../../shared/staff/use-me.js';
import { useStaffName } from '../../shared/staff/use-staff-name.js';
import { JourneyFiles } from './journey-files.js';
import { JourneyLinks } from './journey-links.js';
import { JourneyThread } from './journey-thread.js';
import styles from './journeys.module.css';
import { colleaguesQuery, journeyQuery, useJourneyWrites } from './journeys-api.js';
import { StepList } from './step-list.js';

function Facts({ journey }: { journey: Journey }) {
  const { t } = useTranslation('dashboard');
  const staffName = useStaffName();
  const writes = useJourneyWrites(journey);
  const mayChange = useMay()(updateJourney.permission);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { owner, request, reference, phone, email, kind, language } = journey;
  const key = parseRequestKey(request);
  const options = [
    { value: '', label: t('journey.nobody') },
    ...colleagues.map((one) => ({ value: String(one.id), label: staffName(one.name) })),
    ...(owner && !colleagues.some(({ id }) => id === owner.id)
      ? [{ value: String(owner.id), label: staffName(owner.name) }]
      : []),
  ];
  const keep = (value: string) => {
    const chosen = colleagues.find(({ id }) => String(id) === value);
    void writes.change({ owner: chosen ? { id: chosen.id, name: chosen.name } : null });
  };
  return (
    <section className={styles.facts} aria-label={t('journey.customer')}>
      <p>
        <strong>
          <bdi>{customerName(journey)}</bdi>
        </strong>{' '}
        · {t(`journey.kinds.${kind}`)} · {t(`languageName.${language}`)}
      </p>
      <p className={styles.contacts}>
        {email && <bdi dir="ltr">{email}</bdi>}
        {phone && <PhoneNumber number={phone} />}
      </p>
      {key && (
        <p>
          <Link to={inboxPath(key.kind, key.number)}>
            {t('journey.request')} <bdi dir="ltr">{reference}</bdi>
          </Link>
        </p>
      )}
      <div className={styles.field}>
        <label htmlFor="journey-owner">{t('journey.owner')}</label>
        <NativeSelect
          id="journey-owner"
          value={String(owner?.id ?? '')}
          disabled={!mayChange || writes.isPending}
          options={options}
          onChange={keep}
        />
      </div>
    </section>
  );
}

/** A journey: its steps, its files, its messages, and the links to the customer's page. */
export function JourneyDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { data: journey, error } = useQuery(journeyQuery(id));
  const requestKey = journey?.request;
  const isWritable = journey !== undefined && (journey.email !== null || journey.whatsapp !== null);
  const { isReplying, setReplying } = useReplying(isWritable ? requestKey : undefined);
  useReturnFocus();
  useStayOnSessionEnd();
  const close = useConfirmedClose(onClose);
  return (
    <SideDrawer
      title={<bdi>{journey?.title ?? t('tab.journeys')}</bdi>}
      width={44}
      footer={requestKey && isReplying ? <ReplyDock requestKey={requestKey} onClose={() => setReplying(false)} /> : null}
      onClose={close}
    >
      {journey ? (
        <div className={styles.body}>
          <Facts journey={journey} />
          <JourneyLinks journey={journey} />
          <StepList journey={journey} />
          <JourneyFiles journey={journey} />
          <JourneyThread journey={journey} isReplying={isReplying} onReply={() => setReplying(true)} />
          <RecordHistory of={{ part: 'inquiries', entity: 'journeys' }} id={id} />
        </div>
      ) : (
        (error && <Alert type="error" showIcon title={errorText(error)} />) || <LoadingLines />
      )}
      <LayerToasts />
    </SideDrawer>
  );
}
