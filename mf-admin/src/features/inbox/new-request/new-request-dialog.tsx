import { contact, ENTERED_CHANNELS, LANGUAGES, MAX_EMAIL, MAX_LINE, MAX_PHONE, optionLabel } from '@dealership/contracts';
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
import { KnownCaller } from '../../../shared/request/known-caller.js';
import styles from './new-request.module.css';
import { useEnterRequest, type Values } from './use-enter-request.js';

const { channel, subject, message } = contact.fields;

type CustomerField = Exclude<keyof Values['customer'], 'language'>;

const REACHED_BY: [CustomerField, CustomerField] = ['phone', 'email'];

const ofCustomer = (field: CustomerField): ['customer', CustomerField] => ['customer', field];

export interface NewRequestDialogProps {
  /** `requestKey`: the request's key. */
  onEntered: (requestKey: string) => void;
  onClose: () => void;
}

/** Enters what a customer asked for by phone, by WhatsApp or in the showroom. */
export function NewRequestDialog({ onEntered, onClose }: NewRequestDialogProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const names = nameOrder(language);
  const key = useFormIdempotencyKey();
  const [form] = Form.useForm<Values>();
  const typed = Form.useWatch('customer', form);
  const { mutate, isPending, error, reset } = useEnterRequest({ form, key, onEntered });
  const needed = (message: string) => [{ required: true, whitespace: true, message }];
  /** For the first of several fields of which only one is required. */
  const oneOf = (fields: CustomerField[], error: string) => ({
    validator: () =>
      fields.some((field) => form.getFieldValue(ofCustomer(field))?.trim())
        ? Promise.resolve()
        : Promise.reject(new Error(error)),
  });
  const options = (field: typeof channel | typeof subject, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionLabel(field, value, language) }));
  return (
    <FormDialog
      title={t('inbox.entered.add')}
      isUnsaved={() => form.isFieldsTouched()}
      isLong
      onOpened={() => form.getFieldInstance(ofCustomer(names[0]))?.focus()}
      onClose={onClose}
    >
      <p className={styles.text}>{t('inbox.entered.text')}</p>
      <Form<Values>
        form={form}
        className={styles.form ?? ''}
        name="new-request"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onValuesChange={({ customer = {} }) => {
          const changed = [names, REACHED_BY].filter((fields) => fields.some((field) => field in customer));
          const wrong = changed.map(([first]) => ofCustomer(first)).filter((first) => form.getFieldError(first).length > 0);
          // A rejected promise only means that the error still stands.
          if (wrong.length > 0) form.validateFields(wrong).catch(() => undefined);
        }}
        layout="vertical"
        initialValues={{ channel: 'call', subject: '', customer: { language: 'en' }, vehicle: NO_VEHICLE, own: true }}
        onFinish={(values) => mutate(values)}
      >
        <div className={styles.pair}>
          <Form.Item name="channel" label={t('inbox.entered.channel')}>
            <NativeSelect options={options(channel, ENTERED_CHANNELS)} />
          </Form.Item>
          <Form.Item name={['customer', 'language']} label={t('journey.language')}>
            <NativeSelect options={LANGUAGES.map(({ code }) => ({ value: code, label: t(`languageName.${code}`) }))} />
          </Form.Item>
          {names.map((name) => (
            <Form.Item
              key={name}
              name={ofCustomer(name)}
              label={t(`journey.${name}`)}
              validateTrigger="onSubmit"
              {...(name === names[0] && {
                extra: t('inbox.entered.nameHint'),
                rules: [oneOf(names, t('validation.name'))],
              })}
            >
              <Input dir="auto" maxLength={MAX_LINE} />
            </Form.Item>
          ))}
          <Form.Item
            name={ofCustomer('phone')}
            label={t('leadField.phone')}
            validateTrigger="onSubmit"
            extra={t('inbox.entered.reachedBy')}
            rules={[oneOf(REACHED_BY, t('validation.emailOrPhone'))]}
          >
            <Input type="tel" dir="ltr" maxLength={MAX_PHONE} />
          </Form.Item>
          <Form.Item name={ofCustomer('email')} label={t('leadField.email')}>
            <Input type="email" dir="ltr" maxLength={MAX_EMAIL} />
          </Form.Item>
        </div>
        <KnownCaller typed={typed} onFill={(customer) => form.setFieldsValue({ customer })} />
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
