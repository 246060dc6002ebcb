import { getTestDriveSlots } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Form } from 'antd';
import { useEffect, useEffectEvent, useId } from 'react';
import { staffQuery } from '../../api/staff-query.js';
import { NativeSelect } from '../../display/native-select.js';
import styles from './appointment-dialog.module.css';
import { NearestTimes } from './nearest-times.js';
import { useClock } from './use-clock.js';

export interface SlotFieldsProps {
  /** The id of the field for the day. */
  dayId?: string;
  /** Without a vehicle there are no free times. */
  vehicleId: number | undefined;
  slot: { date: string; time: string };
  /** Free times close to one that was taken: 'YYYY-MM-DDTHH:MM'. */
  nearest: string[];
  onChange: (slot: { date: string; time: string }) => void;
}

/** Fields for choosing one of the times that are free for a vehicle. */
export function SlotFields({ dayId, vehicleId, slot, nearest, onChange }: SlotFieldsProps) {
  const { t } = useTranslation('dashboard');
  const clock = useClock();
  const id = useId();
  const ids = { day: dayId ?? `${id}-day`, time: `${id}-time` };
  const { date, time } = slot;
  const slotsQuery = staffQuery('test-drive-slots', getTestDriveSlots, { vehicleId: vehicleId ?? 0, booker: 'staff' });
  const { data, isFetching } = useQuery({ ...slotsQuery, enabled: vehicleId !== undefined });
  // Until the vehicle's free times are known, only the time from the calendar can be shown.
  const days = data?.days ?? (date ? [{ date, times: time ? [time] : [] }] : []);
  const times = days.find((day) => day.date === date)?.times ?? [];
  const choose = { value: '', label: t('appointment.choose') };
  const isFree = date === '' || (time === '' ? times.length > 0 : times.includes(time));
  const isTaken = data !== undefined && !isFetching && !isFree;
  // The day or time has been taken, and a select cannot show a missing option.
  const leave = useEffectEvent(() => onChange({ date: times.length ? date : '', time: '' }));
  useEffect(() => {
    if (isTaken) leave();
  }, [isTaken]);
  return (
    <>
      <div className={styles.pair}>
        <Form.Item label={t('appointment.day')} required htmlFor={ids.day}>
          <NativeSelect
            id={ids.day}
            value={date}
            options={[choose, ...days.map((day) => ({ value: day.date, label: clock.shortDay(day.date) }))]}
            onChange={(value) => onChange({ date: value, time: '' })}
          />
        </Form.Item>
        <Form.Item label={t('appointment.time')} required htmlFor={ids.time}>
          <NativeSelect
            id={ids.time}
            value={time}
            options={[choose, ...times.map((value) => ({ value, label: clock.time(value) }))]}
            onChange={(value) => onChange({ date, time: value })}
          />
        </Form.Item>
      </div>
      {nearest.length > 0 && <NearestTimes moments={nearest} chosen={slot} onChoose={onChange} />}
    </>
  );
}
