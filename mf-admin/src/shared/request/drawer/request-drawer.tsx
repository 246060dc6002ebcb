import { type InboxRequest, listOfKind, parseRequestKey, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { requestQuery } from '../../api/request-query.js';
import { hasCode } from '../../api/staff-api.js';
import { LoadingLines } from '../../display/feedback/loading-lines.js';
import { LaterIcon } from '../../display/icons.js';
import { ContactButtons, isWritable } from '../contact-buttons.js';
import { useReplying } from '../conversation/reply/state/use-replying.js';
import { ReplyDock } from '../conversation/reply-dock.js';
import { EntryDrawer } from '../entry/entry-drawer.js';
import { EntryNotes } from '../entry/entry-notes.js';
import { type AnyLead, leadName } from '../lead/lead.js';
import { LeadFacts } from '../lead/lead-facts.js';
import { type LeadList, leadList } from '../lead/lead-lists.js';
import { leadQuery } from '../lead/lead-query.js';
import { LeadVehicle } from '../lead/lead-vehicle.js';
import styles from '../request.module.css';
import { referenceOf, useRequestLabels } from '../request-labels.js';
import { TimeLeft } from '../time-left.js';
import { RequestWork } from './handling/request-work.js';
import { KnownRequest, useListedRequest } from './known-request.js';
import { MembershipFacts } from './membership-facts.js';
import { RequestAppointment } from './request-appointment.js';
import { SameCustomer } from './same-customer.js';

/** Loaded when a request is opened. */
const Conversation = lazy(() => import(/* webpackChunkName: "conversation" */ '../conversation/index.js'));

export interface RequestDrawerProps {
  requestKey: string;
  /** Opens the next unanswered request. */
  onNext?: () => void;
  /** Resolves to what opens the next unanswered request, if there is one. */
  findNext?: () => Promise<(() => void) | undefined>;
  /** Opens another request of the same customer. */
  onOpen: (requestKey: string) => void;
  onClose: () => void;
}

interface RequestContentProps extends Omit<RequestDrawerProps, 'requestKey' | 'findNext' | 'onClose'> {
  list: LeadList;
  lead: AnyLead;
  request: InboxRequest;
  mayReply: boolean;
}

function RequestContent({ list, lead, request, mayReply, onNext, onOpen }: RequestContentProps) {
  const { t } = useTranslation('dashboard');
  const { requestName } = useRequestLabels();
  return (
    <>
      <p className={styles.kind}>
        {requestName(request)}
        <TimeLeft request={request} />
        {onNext && (
          <Button
            className={styles.next ?? ''}
            icon={<LaterIcon className="directed" />}
            iconPlacement="end"
            onClick={onNext}
            aria-keyshortcuts="n"
            title={t('inbox.keys.next')}
          >
            <span>{t('inbox.next')}</span>
          </Button>
        )}
      </p>
      <LeadVehicle list={list} lead={lead} />
      {request.appointment && <RequestAppointment request={request} appointment={request.appointment} />}
      <LeadFacts list={list} lead={lead} appointment={request.appointment} />
      {request.membership && <MembershipFacts request={request} task={request.membership} />}
      {!mayReply && <p>{t('conversation.noAddress')}</p>}
      <Suspense fallback={<LoadingLines />}>
        <Conversation request={request} />
      </Suspense>
      <RequestWork request={request} isEntered={Boolean(lead.channel)} />
      <EntryNotes entry={lead} addNote={list.endpoints.addNoteTo} />
      <SameCustomer request={request} onOpen={onOpen} />
    </>
  );
}

/** A request: everything that was sent, ways to answer it, and its status. */
export function RequestDrawer({ requestKey, findNext, onClose, ...rest }: RequestDrawerProps) {
  const { kind, number } = parseRequestKey(requestKey) ?? { kind: 'contact' as const, number: 0 };
  const { t } = useTranslation('dashboard');
  const { kindName } = useRequestLabels();
  const list = leadList(listOfKind(kind));
  const { data: request, error, refetch } = useQuery(requestQuery(requestKey));
  const { data: found, error: leadError, refetch: refetchLead } = useQuery(leadQuery(list, number));
  const listed = useListedRequest(requestKey);
  const isGone = !listed && hasCode(error, 'REQUEST_NOT_FOUND');
  const lead = found?.items.find(({ id }) => id === number);
  const isShown = request !== undefined && lead !== undefined;
  const phoneE164 = typeof lead?.phoneE164 === 'string' ? lead.phoneE164 : undefined;
  const mayReply = isShown && isWritable(request, phoneE164);
  const { isReplying, setReplying } = useReplying(mayReply ? requestKey : undefined);
  return (
    <EntryDrawer
      title={isGone ? t('lead.gone') : lead ? leadName(lead) : listed ? senderName(listed) : kindName(kind)}
      entry={request && lead}
      error={error ?? leadError}
      onRetry={isGone ? undefined : () => void Promise.all([refetch(), refetchLead()])}
      known={listed && <KnownRequest request={listed} />}
      reference={request && referenceOf(request)}
      history={{ part: 'inquiries', entity: list.name }}
      actions={
        isShown && (
          <ContactButtons request={request} phoneE164={phoneE164} isReplying={isReplying} onReply={() => setReplying(true)} />
        )
      }
      footer={
        isShown && isReplying && <ReplyDock requestKey={requestKey} findNext={findNext} onClose={() => setReplying(false)} />
      }
      onClose={onClose}
    >
      {isShown && <RequestContent list={list} lead={lead} request={request} mayReply={mayReply} {...rest} />}
    </EntryDrawer>
  );
}
