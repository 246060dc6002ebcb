import type { Membership } from '@dealership/contracts';
import { addNoteToMembership } from '@dealership/contracts/payments/endpoints';
import { MembershipTags } from '../../../shared/membership/membership-tags.js';
import { EntryDrawer } from '../../../shared/request/entry/entry-drawer.js';
import { EntryFacts } from '../../../shared/request/entry/entry-facts.js';
import { EntryNotes } from '../../../shared/request/entry/entry-notes.js';
import { MembershipMenu } from '../table/membership-actions.js';
import { useMemberName } from '../use-member-name.js';
import { Fulfilment } from './fulfilment.js';
import styles from './membership-drawer.module.css';
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
  return (
    <EntryDrawer title={nameOf(member)} entry={member} reference={member.reference} history={HISTORY} onClose={onClose}>
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
