import type { Membership } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { ClockTag, clockState } from '../../../shared/request/clock-tag.js';

/** The deadline for fulfilling a membership; empty if nothing remains to be done. */
export function DueTag({ member: { toFulfil, dueAt } }: { member: Membership }) {
  const { t } = useTranslation('dashboard');
  const { nearMoment } = useMoment();
  if (!toFulfil || !dueAt) return null;
  const state = clockState((Date.parse(dueAt) - Date.now()) / 60_000);
  return (
    <ClockTag state={state}>
      {t(`membership.fulfil.${state === 'late' ? 'late' : 'due'}`, { moment: nearMoment(dueAt) })}
    </ClockTag>
  );
}
