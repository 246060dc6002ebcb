import { type Appointment, customerName, inboxPath, MAX_APPOINTMENT_REASON } from '@dealership/contracts';
import { confirmAppointment } from '@dealership/contracts/inquiries/appointments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { RecordHistory } from '../../audit/record-history.js';
import { FormDialog } from '../../dialog/form-dialog.js';
import { PhoneNumber } from '../../display/phone-number.js';
import { Allowed } from '../../staff/allowed.js';
import styles from './appointment-dialog.module.css';
import { AppointmentLine } from './appointment-line.js';
import { SlotFields } from './slot-fields.js';
import { useAppointmentWrites } from './use-appointment-writes.js';

interface PartProps {
  appointment: Appointment;
  onDone: () => void;
}

/** Moves the appointment to one of the times that are free for its vehicle. */
function MoveForm({ appointment, offered = [], onDone }: PartProps & { offered: string[] | undefined }) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  const [slot, setSlot] = useState({ date: appointment.date, time: '' });
  const [nearest, setNearest] = useState(offered);
  return (
    <Form
      layout="vertical"
      onFinish={async () => {
        if (await writes.move(appointment, slot, setNearest)) onDone();
      }}
    >
      {appointment.state === 'requested' && <p>{t('appointment.moveConfirms')}</p>}
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
  /** The only part that is shown: the drawer of the request has the rest. */
  only?: 'move' | 'cancel';
  onClose: () => void;
}

/** Shows an appointment and its actions. */
export function AppointmentDialog({ appointment, nearest, only, onClose }: AppointmentDialogProps) {
  const { t } = useTranslation('dashboard');
  const writes = useAppointmentWrites();
  const { state, phone, hasEmail, vehicleId, vehicleName, inquiryId, reference, reason } = appointment;
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
        {!only && (
          <p>
            <Link to={inboxPath('test_drive', inquiryId)}>{t('appointment.request', { reference })}</Link>
          </p>
        )}
        {state !== 'cancelled' && <p>{t(`appointment.${hasEmail ? 'willEmail' : 'willNotEmail'}`)}</p>}
      </div>
      {state !== 'cancelled' && (
        <Allowed to={confirmAppointment}>
          {state === 'requested' && !only && (
            <Button type="primary" loading={writes.isPending} onClick={() => void confirm()}>
              {t('appointment.confirm')}
            </Button>
          )}
          {only !== 'cancel' && (
            <section className={styles.part} aria-label={t('appointment.moveTitle')}>
              <h3>{t('appointment.moveTitle')}</h3>
              <MoveForm appointment={appointment} offered={nearest} onDone={onClose} />
            </section>
          )}
          {only !== 'move' && (
            <section className={styles.part} aria-label={t('appointment.cancelTitle')}>
              <h3>{t('appointment.cancelTitle')}</h3>
              <CancelForm appointment={appointment} onDone={onClose} />
            </section>
          )}
        </Allowed>
      )}
      {!only && <RecordHistory of={{ part: 'inquiries', entity: 'appointment' }} id={appointment.id} />}
    </FormDialog>
  );
}
