import { type Appointment, LANGUAGES, MAX_EMAIL, MAX_LINE, MAX_PHONE, type NewAppointment } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Form, Input } from 'antd';
import { useId, useState } from 'react';
import { useFormIdempotencyKey } from '../../../shared/api/use-form-idempotency-key.js';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { DialogFailure } from '../../../shared/dialog/dialog-failure.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { nameOrder } from '../../../shared/form/name-order.js';
import { NO_VEHICLE, type PickedVehicle, VehiclePicker } from '../../../shared/form/vehicle-picker/vehicle-picker.js';
import { vehicleRule } from '../../../shared/form/vehicle-picker/vehicle-rule.js';
import { SlotFields } from '../../../shared/request/appointments/slot-fields.js';
import { KnownCaller } from '../../../shared/request/customer/known-caller.js';
import styles from '../appointments-tab.module.css';
import { useEnterDrive, type Values } from './use-enter-drive.js';

const REACHED_BY = [
  ['phone', 'leadField.phone', 'tel', MAX_PHONE],
  ['email', 'leadField.email', 'email', MAX_EMAIL],
] as const;

export interface NewDriveDialogProps {
  /** The day and time that were chosen in the calendar, or NO_PLACE. */
  at: { date: string; time: string };
  /** Who asked for it, and for which vehicle, if a request says so. */
  customer?: NewAppointment['customer'];
  vehicle?: PickedVehicle | undefined;
  onBooked: (appointment: Appointment) => void;
  onClose: () => void;
}

/** Books a test drive for a customer on the phone. It is confirmed at once; a customer with an address is e-mailed. */
export function NewDriveDialog({ at, customer: known, vehicle = NO_VEHICLE, onBooked, onClose }: NewDriveDialogProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const names = nameOrder(language);
  const fields = [...names.map((name) => [name, `journey.${name}`, 'text', MAX_LINE] as const), ...REACHED_BY];
  const key = useFormIdempotencyKey();
  const [form] = Form.useForm<Values>();
  const [slot, setSlot] = useState(at);
  const [nearest, setNearest] = useState<string[]>([]);
  const { mutate, isPending, error, reset } = useEnterDrive({ form, key, onTaken: setNearest, onBooked });
  const vehicleId = Form.useWatch('vehicle', form)?.id;
  const typed = Form.useWatch([], form);
  const oneName = () =>
    names.some((name) => form.getFieldValue(name)?.trim()) ? Promise.resolve() : Promise.reject(new Error(t('validation.name')));
  const rulesOf = (name: (typeof fields)[number][0]) => {
    if (name === 'phone') return [{ required: true, whitespace: true, message: t('validation.required') }];
    return name === names[0] ? [{ validator: oneName }] : [];
  };
  const day = useId();
  // With a known customer, the time is what remains to be chosen.
  const focusFirst = () => (known ? document.getElementById(day) : form.getFieldInstance(names[0]))?.focus();
  const chooseAnew = () => {
    setSlot(at);
    setNearest([]);
  };
  const send = ({ vehicle: _, ...customer }: Values) => {
    if (vehicleId !== undefined) mutate({ customer, vehicleId, ...slot });
  };
  return (
    <FormDialog
      title={t('appointment.add')}
      isUnsaved={() => slot !== at || form.isFieldsTouched()}
      isLong
      onOpened={focusFirst}
      onClose={onClose}
    >
      <p className={styles.text}>{t('appointment.addText')}</p>
      <Form<Values>
        form={form}
        name="new-drive"
        layout="vertical"
        initialValues={{ language: 'en', ...known, vehicle }}
        onValuesChange={({ vehicle: other }) => other && chooseAnew()}
        onFinish={send}
      >
        <div className={styles.pair}>
          {fields.map(([name, label, type, longest]) => (
            <Form.Item
              key={name}
              name={name}
              label={t(label)}
              {...(name === names[0] && { extra: t('inbox.entered.nameHint') })}
              rules={rulesOf(name)}
            >
              <Input type={type} dir={type === 'text' ? 'auto' : 'ltr'} maxLength={longest} />
            </Form.Item>
          ))}
          <Form.Item name="language" label={t('journey.language')}>
            <NativeSelect options={LANGUAGES.map(({ code }) => ({ value: code, label: t(`languageName.${code}`) }))} />
          </Form.Item>
        </div>
        {!known && <KnownCaller typed={typed} onFill={(caller) => form.setFieldsValue(caller)} />}
        <Form.Item name="vehicle" label={t('vehicle.one')} required validateTrigger="onSubmit" rules={[vehicleRule(t, true)]}>
          <VehiclePicker />
        </Form.Item>
        <SlotFields dayId={day} vehicleId={vehicleId} slot={slot} nearest={nearest} onChange={setSlot} />
        <DialogFailure error={error} title={t('appointment.failed')} unanswered={t('errors.unansweredText')} onReset={reset} />
        <DialogActions label={t('appointment.enter')} isPending={isPending} disabled={!slot.date || !slot.time} />
      </Form>
    </FormDialog>
  );
}
