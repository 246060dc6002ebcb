import { type Appointment, customerName, inboxPath, MAX_APPOINTMENT_REASON } from '@dealership/contracts';
import { confirmAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { RecordHistory } from '../../../shared/audit/record-history.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { PhoneNumber } from '../../../shared/display/phone-number.js';
import { AppointmentLine } from '../../../shared/request/appointments/appointment-line.js';
import { useAppointmentWrites } from '../../../shared/request/appointments/use-appointment-writes.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import styles from '../appointments-tab.module.css';
import { SlotFields } from './slot-fields.js';

interface PartProps {
  appointment: Appointment;
  onDone: () => void;
}

/** Moves the appointment to one of the times that are free for its vehicle. */
function MoveForm({ appointment, offered = [], onDone }: PartProps & { offered: string[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  const [slot, setSlot] = useState({ date: '', time: '' });
  const [nearest, setNearest] = useState(offered);
  return (
    <Form
      layout="vertical"
      onFinish={async () => {
        if (await writes.move(appointment, slot, setNearest)) onDone();
      }}
    >
      <SlotFields vehicleId={appointment.vehicleId} slot={slot} nearest={nearest} onChange={setSlot} />
      <Button htmlType="submit" disabled={!slot.date || !slot.time} loading={writes.isPending}>
        {t('appointment.move')}
      </Button>
    </Form>
  );
}

function CancelForm({ appointment, onDone }: PartProps) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  return (
    <Form<{ reason: string }>
      layout="vertical"
      name="cancel-appointment"
      onFinish={async ({ reason }) => {
        if (await writes.cancel(appointment, reason)) onDone();
      }}
    >
      <Form.Item
        name="reason"
        label={t('appointment.reason')}
        extra={t('appointment.reasonHint')}
        rules={[{ required: true, whitespace: true, message: t('validation.appointmentReason') }]}
      >
        <Input maxLength={MAX_APPOINTMENT_REASON} />
      </Form.Item>
      <Button danger htmlType="submit" loading={writes.isPending}>
        {t('appointment.cancel')}
      </Button>
    </Form>
  );
}

export interface AppointmentDialogProps {
  appointment: Appointment;
  /** Free times close to the one that was taken: 'YYYY-MM-DDTHH:MM'. */
  nearest?: string[] | undefined;
  onClose: () => void;
}

/** Shows an appointment and its actions. */
export function AppointmentDialog({ appointment, nearest, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  const { state, phone, vehicleId, vehicleName, inquiryId, reference, reason } = appointment;
  const confirm = async () => {
    if (await writes.confirm(appointment)) onClose();
  };
  return (
    <FormDialog title={customerName(appointment)} onClose={onClose}>
      <div className={styles.facts}>
        <p>
          <AppointmentLine appointment={appointment} />
        </p>
        <p>
          <bdi>{vehicleName ?? t('appointment.vehicleNumber', { number: vehicleId })}</bdi>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <PhoneNumber number={phone} />
            </a>
          </p>
        )}
        {reason && <p>{reason}</p>}
        <p>
          <Link to={inboxPath('test_drive', inquiryId)}>{t('appointment.request', { reference })}</Link>
        </p>
      </div>
      {state !== 'cancelled' && (
        <Allowed to={confirmAppointment}>
          {state === 'requested' && (
            <Button type="primary" loading={writes.isPending} onClick={() => void confirm()}>
              {t('appointment.confirm')}
            </Button>
          )}
          <section className={styles.part} aria-label={t('appointment.moveTitle')}>
            <h3>{t('appointment.moveTitle')}</h3>
            <MoveForm appointment={appointment} offered={nearest} onDone={onClose} />
          </section>
          <section className={styles.part} aria-label={t('appointment.cancelTitle')}>
            <h3>{t('appointment.cancelTitle')}</h3>
            <CancelForm appointment={appointment} onDone={onClose} />
          </section>
        </Allowed>
      )}
      <RecordHistory of={{ part: 'inquiries', entity: 'appointment' }} id={appointment.id} />
    </FormDialog>
  );
}
