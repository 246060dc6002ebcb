import { type BookedTime, MAX_APPOINTMENT_REASON, type NewAppointmentBlock } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { DateInput } from '../../../shared/form/date-input.js';
import { NO_VEHICLE, type PickedVehicle, VehiclePicker } from '../../../shared/form/vehicle-picker/vehicle-picker.js';
import { vehicleRule } from '../../../shared/form/vehicle-picker/vehicle-rule.js';
import { useAppointmentWrites } from '../../../shared/request/appointments/use-appointment-writes.js';
import { proposedBlock } from '../appointments-api.js';
import styles from '../appointments-tab.module.css';
import { BookedTimes } from './booked-times.js';

type Values = Omit<NewAppointmentBlock, 'vehicleId' | 'confirmed'> & { vehicle: PickedVehicle };

const FIELDS = [
  ['date', 'date'],
  ['time', 'time'],
  ['untilDate', 'date'],
  ['untilTime', 'time'],
] as const;

/** Blocks a time for new appointments, after confirmation if there are appointments in it. */
export function BlockDialog({ day, onClose }: { day: string; onClose: () => void }) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  const [form] = Form.useForm<Values>();
  const [booked, setBooked] = useState<BookedTime[]>([]);
  const isLater = ({ date, time, untilDate, untilTime }: Values) => `${untilDate}T${untilTime}` > `${date}T${time}`;
  const send = async ({ vehicle, ...block }: Values) => {
    const confirmed = booked.length > 0 && { confirmed: true };
    if (await writes.block({ ...block, ...confirmed, vehicleId: vehicle.id ?? null }, setBooked)) onClose();
  };
  const change = (changed: Partial<Values>, { date, untilDate }: Values) => {
    // A new reason leaves the same appointments in the time.
    if (!('reason' in changed)) setBooked([]);
    if (changed.date && date > untilDate) form.setFieldsValue({ untilDate: date });
  };
  return (
    <FormDialog title={t('appointment.block')} isUnsaved={() => form.isFieldsTouched()} isLong onClose={onClose}>
      <Form<Values>
        form={form}
        name="block"
        layout="vertical"
        initialValues={{ ...proposedBlock(day), vehicle: NO_VEHICLE, reason: '' }}
        onValuesChange={change}
        onFinish={(values) => void send(values)}
      >
        <div className={styles.pair}>
          {FIELDS.map(([name, type]) => (
            <Form.Item
              key={name}
              name={name}
              label={t(`appointment.blocking.${name}`)}
              dependencies={name === 'untilTime' ? ['date', 'time', 'untilDate'] : undefined}
              rules={[
                { required: true, message: t('validation.required') },
                ...(name === 'untilTime'
                  ? [
                      ({ getFieldsValue }: { getFieldsValue: () => unknown }) => ({
                        validator: () =>
                          isLater(getFieldsValue() as Values)
                            ? Promise.resolve()
                            : Promise.reject(new Error(t('validation.blockEnd'))),
                      }),
                    ]
                  : []),
              ]}
            >
              {type === 'date' ? <DateInput type="date" /> : <Input type="time" />}
            </Form.Item>
          ))}
        </div>
        <Form.Item
          name="vehicle"
          label={t('vehicle.one')}
          extra={t('appointment.blocking.vehicleHint')}
          // Do not validate on every key press.
          validateTrigger="onSubmit"
          rules={[vehicleRule(t, false)]}
        >
          <VehiclePicker />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('appointment.reason')}
          rules={[{ required: true, whitespace: true, message: t('validation.appointmentReason') }]}
        >
          <Input maxLength={MAX_APPOINTMENT_REASON} />
        </Form.Item>
        {booked.length > 0 && <BookedTimes booked={booked} />}
        <DialogActions label={t(`appointment.blocking.${booked.length ? 'anyway' : 'save'}`)} isPending={writes.isPending} />
      </Form>
    </FormDialog>
  );
}
