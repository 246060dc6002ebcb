import { contact, ENTERED_CHANNELS, optionLabel } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Checkbox, Form, Input } from 'antd';
import { useFormIdempotencyKey } from '../../../shared/api/use-form-idempotency-key.js';
import { DialogActions } from '../../../shared/dialog/dialog-actions.js';
import { DialogFailure } from '../../../shared/dialog/dialog-failure.js';
import { FormDialog } from '../../../shared/dialog/form-dialog.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { nameOrder } from '../../../shared/form/name-order.js';
import { NO_VEHICLE, VehiclePicker } from '../../../shared/form/vehicle-picker/vehicle-picker.js';
import { vehicleRule } from '../../../shared/form/vehicle-picker/vehicle-rule.js';
import { CustomerFields, CustomerLanguage, ofCustomer } from '../../../shared/request/customer/customer-fields.js';
import styles from './new-request.module.css';
import { useEnterRequest, type Values } from './use-enter-request.js';

const { channel, subject, message } = contact.fields;

export interface NewRequestDialogProps {
  /** `requestKey`: the request's key. */
  onEntered: (requestKey: string) => void;
  onClose: () => void;
}

/** Enters what a customer asked for by phone, by WhatsApp or in the showroom. */
export function NewRequestDialog({ onEntered, onClose }: NewRequestDialogProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const key = useFormIdempotencyKey();
  const [form] = Form.useForm<Values>();
  const { mutate, isPending, error, reset } = useEnterRequest({ form, key, onEntered });
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
  const options = (field: typeof channel | typeof subject, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionLabel(field, value, language) }));
  return (
    <FormDialog
      title={t('inbox.entered.add')}
      isUnsaved={() => form.isFieldsTouched()}
      isLong
      onOpened={() => form.getFieldInstance(ofCustomer(nameOrder(language)[0]))?.focus()}
      onClose={onClose}
    >
      <p className={styles.text}>{t('inbox.entered.text')}</p>
      <Form<Values>
        form={form}
        className={styles.form ?? ''}
        name="new-request"
        scrollToFirstError={{ focus: true, block: 'center' }}
        layout="vertical"
        initialValues={{ channel: 'call', subject: '', customer: { language: 'en' }, vehicle: NO_VEHICLE, own: true }}
        onFinish={(values) => mutate(values)}
      >
        <div className={styles.pair}>
          <Form.Item name="channel" label={t('inbox.entered.channel')}>
            <NativeSelect options={options(channel, ENTERED_CHANNELS)} />
          </Form.Item>
          <CustomerLanguage />
        </div>
        <CustomerFields />
        <Form.Item name="subject" label={subject.label[language]} rules={needed(t('common:validation.subject'))}>
          <NativeSelect
            options={[{ value: '', label: t('vehicle.choose') }, ...options(subject, Object.keys(subject.options))]}
          />
        </Form.Item>
        <Form.Item
          name="vehicle"
          label={t('vehicle.one')}
          // Do not validate on every key press.
          validateTrigger="onSubmit"
          rules={[vehicleRule(t, false)]}
        >
          <VehiclePicker />
        </Form.Item>
        <Form.Item name="message" label={t('inbox.entered.message')} rules={needed(t('validation.required'))}>
          <Input.TextArea dir="auto" rows={3} maxLength={message.maxLength} />
        </Form.Item>
        <Form.Item name="own" valuePropName="checked">
          <Checkbox>{t('inbox.entered.own')}</Checkbox>
        </Form.Item>
        <DialogFailure error={error} title={t('inbox.entered.failed')} unanswered={t('errors.unansweredText')} onReset={reset} />
        <DialogActions label={t('inbox.entered.save')} isPending={isPending} />
      </Form>
    </FormDialog>
  );
}
