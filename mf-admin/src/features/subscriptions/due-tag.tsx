import type { AuctionSubscription } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../shared/display/tag.js';
import { useMoment } from '../../shared/display/use-moment.js';

/** The deadline for fulfilling a membership; empty if nothing remains to be done. */
export function DueTag({ member: { toFulfil, dueAt } }: { member: AuctionSubscription }) {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  if (!toFulfil || !dueAt) return null;
  const isLate = Date.parse(dueAt) < Date.now();
  return (
    <Tag tone={isLate ? 'bad' : 'notice'}>{t(`subscription.fulfil.${isLate ? 'late' : 'due'}`, { moment: moment(dueAt) })}</Tag>
  );
}
