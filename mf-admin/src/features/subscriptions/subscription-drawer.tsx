import type { AuctionSubscription } from '@dealership/contracts';
import { addNoteToAuctionSubscription, refundAuctionSubscription } from '@dealership/contracts/payments/endpoints';
import { EntryDrawer } from '../../shared/request/entry/entry-drawer.js';
import { EntryFacts } from '../../shared/request/entry/entry-facts.js';
import { EntryNotes } from '../../shared/request/entry/entry-notes.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { Fulfilment } from './fulfilment.js';
import { RefundButton } from './refund-button.js';
import styles from './subscription-drawer.module.css';
import { SubscriptionTags } from './subscription-tags.js';
import { useMemberName } from './use-member-name.js';
import { useSubscriptionFacts } from './use-subscription-facts.js';

export interface SubscriptionDrawerProps {
  member: AuctionSubscription;
  onChanged: (member: AuctionSubscription) => void;
  onClose: () => void;
}

const HISTORY = { part: 'payments', entity: 'auction-subscription' } as const;

/** A membership's details, its refund, and the staff's notes. */
export function SubscriptionDrawer({ member, onChanged, onClose }: SubscriptionDrawerProps) {
  const nameOf = useMemberName();
  const facts = useSubscriptionFacts(member);
  return (
    <EntryDrawer title={nameOf(member)} entry={member} reference={member.reference} history={HISTORY} onClose={onClose}>
      <div className={styles.state}>
        <span>
          <SubscriptionTags member={member} />
        </span>
        <Allowed to={refundAuctionSubscription}>
          <RefundButton member={member} onChanged={onChanged} />
        </Allowed>
      </div>
      {member.active && !member.erasedAt && <Fulfilment member={member} onChanged={onChanged} />}
      <EntryFacts facts={facts} />
      {!member.erasedAt && <EntryNotes entry={member} addNote={addNoteToAuctionSubscription} onChanged={onChanged} />}
    </EntryDrawer>
  );
}
