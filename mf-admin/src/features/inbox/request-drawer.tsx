import { listOfKind, personName, readRequestName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { requestQuery } from '../../shared/api/request-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { useHasDraft } from '../../shared/conversation/use-reply-draft.js';
import { useReplyKey } from '../../shared/conversation/use-reply-key.js';
import { EmptyState } from '../../shared/display/empty-state.js';
import { EntryDrawer } from '../../shared/entry/entry-drawer.js';
import { EntryNotes } from '../../shared/entry/entry-notes.js';
import { LeadCalls } from '../../shared/lead/lead-actions.js';
import { LeadFacts } from '../../shared/lead/lead-facts.js';
import { leadList } from '../../shared/lead/lead-lists.js';
import { leadQuery } from '../../shared/lead/lead-query.js';
import { LeadVehicle } from '../../shared/lead/lead-vehicle.js';
import { SideDrawer } from '../../shared/record-form/side-drawer.js';
import styles from './inbox.module.css';
import { referenceOf, useInboxLabels } from './inbox-labels.js';
import { MembershipFacts } from './membership-facts.js';
import { RequestAppointment } from './request-appointment.js';
import { RequestWork } from './request-work.js';
import { SamePerson } from './same-person.js';

/** Loaded when a request is opened. */
const Conversation = lazy(() => import(/* webpackChunkName: "conversation" */ '../../shared/conversation/index.js'));

export interface RequestDrawerProps {
  name: string;
  onNext: () => void;
  onOpen: (name: string) => void;
  onClose: () => void;
}

/** A request: everything that was sent, ways to answer it, and its status. */
export function RequestDrawer({ name, onNext, onOpen, onClose }: RequestDrawerProps) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const { kindName } = useInboxLabels();
  const { kind, number } = readRequestName(name) ?? { kind: 'contact' as const, number: 0 };
  const list = leadList(listOfKind(kind));
  const { data: request, error } = useQuery(requestQuery(name));
  const { data: found, error: leadError, refetch } = useQuery(leadQuery(list, number));
  const lead = found?.items.find(({ id }) => id === number);
  const failed = error ?? leadError;
  const hasDraft = useHasDraft(name);
  const [isReplying, setReplying] = useState(hasDraft);
  useReplyKey(() => setReplying(true));
  if (!request || !lead)
    return (
      <SideDrawer title={`#${number}`} width={40} onClose={onClose}>
        {failed ? <Alert type="error" showIcon title={errorText(failed)} /> : <EmptyState text={t('list.loading')} />}
      </SideDrawer>
    );
  return (
    <EntryDrawer
      title={personName(lead as { firstName: string; lastName: string }) || lead.email}
      entry={lead}
      reference={referenceOf(request)}
      history={{ part: 'inquiries', entity: list.name }}
      onClose={onClose}
    >
      <p className={styles.kind}>
        {kindName(kind)}
        <Button onClick={onNext} aria-keyshortcuts="n" title={t('inbox.keys.next')}>
          {t('inbox.next')}
        </Button>
      </p>
      <LeadVehicle list={list} lead={lead} />
      {request.appointment && <RequestAppointment appointment={request.appointment} />}
      <LeadFacts list={list} lead={lead} appointment={request.appointment} />
      {request.membership && <MembershipFacts request={request} task={request.membership} />}
      <Suspense fallback={<EmptyState text={t('list.loading')} />}>
        <Conversation request={request} isOpen={isReplying} onOpen={setReplying}>
          <LeadCalls lead={lead} />
        </Conversation>
      </Suspense>
      <RequestWork request={request} />
      <SamePerson name={name} onOpen={onOpen} />
      <EntryNotes entry={lead} addNote={list.endpoints.addNoteTo} onChanged={() => void refetch()} />
    </EntryDrawer>
  );
}
