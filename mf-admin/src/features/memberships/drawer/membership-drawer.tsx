import type { Membership } from '@dealership/contracts';
import { addNoteToMembership } from '@dealership/contracts/payments/endpoints';
import { MembershipTags } from '../../../shared/membership/membership-tags.js';
import { ContactButtons, isWritable } from '../../../shared/request/contact-buttons.js';
import { useReplying } from '../../../shared/request/conversation/reply/state/use-replying.js';
import { ReplyDock } from '../../../shared/request/conversation/reply-dock.js';
import { EntryDrawer } from '../../../shared/request/entry/entry-drawer.js';
import { EntryFacts } from '../../../shared/request/entry/entry-facts.js';
import { EntryNotes } from '../../../shared/request/entry/entry-notes.js';
import { MembershipMenu } from '../table/membership-actions.js';
import { useMemberName } from '../use-member-name.js';
import { Fulfilment } from './fulfilment.js';
import styles from './membership-drawer.module.css';
import { useMemberRequest } from './use-member-request.js';
import { useMembershipFacts } from './use-membership-facts.js';

export interface MembershipDrawerProps {
  member: Membership;
  onChanged: (member: Membership) => void;
  onClose: () => void;
}

const HISTORY = { part: 'payments', entity: 'auction-subscription' } as const;

/** A membership's details, its refund, and the staff's notes. */
export function MembershipDrawer({ member, onChanged, onClose }: MembershipDrawerProps) {
  const nameOf = useMemberName();
  const facts = useMembershipFacts(member);
  const request = useMemberRequest(member);
  // Without a country code a number can only be called.
  const phoneE164 = request?.phone?.startsWith('+') ? request.phone.replace(/[^\d+]/g, '') : undefined;
  const mayReply = request !== undefined && isWritable(request, phoneE164);
  const { isReplying, setReplying } = useReplying(mayReply ? request.id : undefined);
  return (
    <EntryDrawer
      title={nameOf(member)}
      entry={member}
      reference={member.reference}
      history={HISTORY}
      actions={
        request && (
          <ContactButtons request={request} phoneE164={phoneE164} isReplying={isReplying} onReply={() => setReplying(true)} />
        )
      }
      footer={request && isReplying && <ReplyDock requestKey={request.id} onClose={() => setReplying(false)} />}
      onClose={onClose}
    >
      <div className={styles.state}>
        <span>
          <MembershipTags member={member} />
        </span>
        <MembershipMenu member={member} onChanged={onChanged} />
      </div>
      {member.active && !member.erasedAt && <Fulfilment member={member} onChanged={onChanged} />}
      <EntryFacts facts={facts} />
      {!member.erasedAt && <EntryNotes entry={member} addNote={addNoteToMembership} onChanged={onChanged} />}
    </EntryDrawer>
  );
}
