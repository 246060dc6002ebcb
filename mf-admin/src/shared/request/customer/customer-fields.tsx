import { LANGUAGES, MAX_EMAIL, MAX_LINE, MAX_PHONE, type ReachableCustomer, reachableCustomer } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Form, type FormInstance, Input } from 'antd';
import { useEffect } from 'react';
import { NativeSelect } from '../../display/native-select.js';
import { nameOrder } from '../../form/name-order.js';
import { schemaRule } from '../../form/schema-rule.js';
import styles from './customer-fields.module.css';
import { KnownCaller } from './known-caller.js';

type Field = Exclude<keyof ReachableCustomer, 'language'>;

const REACHED_BY: [Field, Field] = ['phone', 'email'];

export const ofCustomer = (field: keyof ReachableCustomer): ['customer', keyof ReachableCustomer] => ['customer', field];

/** The language in which a customer is written to: the field `customer.language`. */
export function CustomerLanguage() {
  const { t } = useTranslation('dashboard');
  return (
    <Form.Item name={ofCustomer('language')} label={t('journey.language')}>
      <NativeSelect options={LANGUAGES.map(({ code }) => ({ value: code, label: t(`languageName.${code}`) }))} />
    </Form.Item>
  );
}

/** Checks again, while somebody types, what was wrong: a field of a pair may be corrected in the other. */
function useCorrections(form: FormInstance, typed: unknown): void {
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ name, errors }) => name[0] === 'customer' && errors.length > 0);
    // A rejected promise only means that the error still stands.
    if (typed && wrong.length > 0) form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined);
  }, [form, typed]);
}

/**
 * A customer whom staff enter: one name of the two, and a phone number or an e-mail address. The fields `customer.*`, and
 * the customer who is known by what is typed.
 */
export function CustomerFields() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const form = Form.useFormInstance<{ customer: ReachableCustomer }>();
  const typed = Form.useWatch('customer', form);
  useCorrections(form, typed);
  const names = nameOrder(language);
  /** For the first of several fields of which only one is required. */
  const oneOf = (fields: Field[], error: string) => ({
    validator: () =>
      fields.some((field) => form.getFieldValue(ofCustomer(field))?.trim())
        ? Promise.resolve()
        : Promise.reject(new Error(error)),
  });
  const { phone, email } = reachableCustomer.shape;
  return (
    <div className={styles.customer}>
      <div className={styles.pair}>
        {names.map((name) => (
          <Form.Item
            key={name}
            name={ofCustomer(name)}
            label={t(`journey.${name}`)}
            validateTrigger="onSubmit"
            {...(name === names[0] && { extra: t('inbox.entered.nameHint'), rules: [oneOf(names, t('validation.name'))] })}
          >
            <Input dir="auto" maxLength={MAX_LINE} />
          </Form.Item>
        ))}
        <Form.Item
          name={ofCustomer('phone')}
          label={t('leadField.phone')}
          validateTrigger="onBlur"
          extra={t('inbox.entered.reachedBy')}
          rules={[schemaRule(phone, t), { ...oneOf(REACHED_BY, t('validation.emailOrPhone')), validateTrigger: 'onSubmit' }]}
        >
          <Input type="tel" dir="ltr" maxLength={MAX_PHONE} />
        </Form.Item>
        <Form.Item
          name={ofCustomer('email')}
          label={t('leadField.email')}
          validateTrigger="onBlur"
          rules={[schemaRule(email, t)]}
        >
          <Input type="email" dir="ltr" maxLength={MAX_EMAIL} />
        </Form.Item>
      </div>
      <KnownCaller typed={typed} onFill={(customer) => form.setFieldsValue({ customer })} />
    </div>
  );
}
