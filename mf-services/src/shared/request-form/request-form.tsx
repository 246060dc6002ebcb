import type { Endpoint } from '@dealership/contracts';
import { Button, useTranslation } from '@dealership/ui-kit';
import {
  type Draft,
  type FieldValues,
  type Path,
  TrapField,
  useAlive,
  useSchemaForm,
  useSubmission,
} from '@dealership/ui-kit/form';
import type { ReactNode } from 'react';
import type { ServiceKind } from '../service-kind.js';
import { type Person, PersonFields, type RequestFields } from './person-fields.js';
import styles from './request-form.module.css';

export interface RequestFormProps<Body extends FieldValues> {
  kind: ServiceKind;
  /** Of contracts; what it makes of the fields is the body that is sent. */
  schema: unknown;
  endpoint: Endpoint;
  defaults: Draft<Body>;
  onSent?: () => void;
  /** The request's own fields. */
  children: (fields: RequestFields<Body>) => ReactNode;
}

/** A request: who asks, its own fields, and what becomes of it. What was typed stays until it has been sent. */
export function RequestForm<Body extends FieldValues & Person>(props: RequestFormProps<Body>) {
  const { kind, schema, endpoint, defaults, onSent, children } = props;
  const { t } = useTranslation(kind);
  const alive = useAlive();
  const formId = `${kind}-request`;
  const form = useSchemaForm<Draft<Body>, Body>({ formId, schema, defaults });
  const { formProps, sending } = useSubmission({
    form,
    formId,
    endpoint,
    defaults,
    sent: { title: t('sent.title'), text: t('sent.text') },
    failed: { title: t('services:form.failed'), text: t('failed') },
    onSent,
  });

  const fields = { form, idPrefix: kind };
  return (
    <form {...formProps} className={styles.form} aria-labelledby={`${kind}-title`}>
      <PersonFields<Body> {...fields} />
      {children(fields)}
      <TrapField register={form.register('website' as Path<Draft<Body>>)} />
      {/* Before the form is alive the browser itself would send it: what was typed would leave without its checks. */}
      <Button type="submit" className="needs-script" disabled={!alive || sending}>
        {t(sending ? 'services:form.sending' : 'submit')}
      </Button>
      <p className="without-script">{t('services:form.withoutScript')}</p>
      <p className={styles.note}>{t('services:form.note')}</p>
    </form>
  );
}
