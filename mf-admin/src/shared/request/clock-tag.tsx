import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { ClockIcon } from '../display/icons.js';
import { Tag, type Tone } from '../display/tag.js';

/** Less than this much time left counts as soon. */
const SOON_MINUTES = 120;

const TONES = { plain: 'plain', soon: 'notice', late: 'bad' } as const satisfies Record<string, Tone>;

/** Time left until a deadline, in the same colours everywhere. The colour only repeats the text. */
export type ClockState = keyof typeof TONES;

export const clockState = (remainingMinutes: number): ClockState =>
  remainingMinutes <= 0 ? 'late' : remainingMinutes < SOON_MINUTES ? 'soon' : 'plain';

interface ClockTagProps {
  state: ClockState;
  title?: string;
  children: ReactNode;
}

/** A deadline, or a time left or passed, marked as such by a clock. */
export const ClockTag = ({ state, title, children }: ClockTagProps) => (
  <Tag tone={TONES[state]} title={title}>
    <ClockIcon /> {children}
  </Tag>
);

/** Explains the colours once. */
export function ClockLegend({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <p className={className}>
      {t('inbox.clock')}: <ClockTag state="plain">{t('inbox.clockPlain')}</ClockTag>{' '}
      <ClockTag state="soon">{t('inbox.clockSoon')}</ClockTag> <ClockTag state="late">{t('inbox.clockLate')}</ClockTag>{' '}
      {t('inbox.clockHours')}
    </p>
  );
}
