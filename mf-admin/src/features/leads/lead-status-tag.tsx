import { useTranslation } from '@dealership/ui-kit';
import { Tag, type Tone } from '../../shared/display/tag.js';

const TONES: Record<string, Tone> = {
  new: 'notice',
  pending: 'notice',
  done: 'good',
  confirmed: 'good',
  spam: 'bad',
};

export function LeadStatusTag({ status }: { status: string }) {
  const { t } = useTranslation('dashboard');
  return <Tag tone={TONES[status]}>{t(`leadStatus.${status}`)}</Tag>;
}
