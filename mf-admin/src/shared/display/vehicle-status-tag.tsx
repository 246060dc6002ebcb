import type { VehicleStatus } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag, type Tone } from './tag.js';

const TONES: Record<VehicleStatus, Tone> = { available: 'good', reserved: 'notice', sold: 'bad' };

/** The sale status of a car in stock. */
export function VehicleStatusTag({ status }: { status: VehicleStatus }) {
  const { t } = useTranslation('dashboard');
  return <Tag tone={TONES[status]}>{t(`vehicleStatus.${status}`)}</Tag>;
}
