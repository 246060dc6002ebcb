import type { Endpoint } from '@dealership/contracts';
import { Button, showToast, useTranslation } from '@dealership/ui-kit';
import {
  type Draft,
  type FieldValues,
  type Path,
  showServerErrors,
  TrapField,
  useAlive,
  useSchemaForm,
} from '@dealership/ui-kit/form';
import { ApiError } from '@dealership/ui-kit/query';
import { type ReactNode, useRef } from 'react';
import type { ServiceKind } from '../service-kind.js';
import { type Person, PersonFields, type RequestFields } from './person-fields.js';
import styles from './request-form.module.css';
import { useFocusBack } from './use-focus-back.js';
import { useSendRequest } from './use-send-request.js';

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
  const send = useSendRequest<Body>(endpoint);
  const element = useRef<HTMLFormElement>(null);
  const busy = form.formState.isSubmitting;
  useFocusBack(element, busy);

  const submit = form.handleSubmit(async (body) => {
    try {
      await send.mutateAsync(body);
      form.reset(defaults);
      showToast({ kind: 'done', title: t('sent.title'), text: t('sent.text') });
      onSent?.();
    } catch (error) {
      console.error('The request could not be sent', error);
      if (showServerErrors(form, error)) return;
      const limited = error instanceof ApiError && error.status === 429;
      showToast({ kind: 'error', title: t('services:form.failed'), text: t(limited ? 'common:form.rateLimited' : 'failed') });
    }
  });

  const fields = { form, idPrefix: kind };
  return (
    <form
      id={formId}
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby={`${kind}-title`}
    >
      <PersonFields<Body> {...fields} />
      {children(fields)}
      <TrapField register={form.register('website' as Path<Draft<Body>>)} />
      {/* Before the form is alive the browser itself would send it: what was typed would leave without its checks. */}
      <Button type="submit" className="needs-script" disabled={!alive || busy}>
        {t(send.isPending ? 'services:form.sending' : 'submit')}
      </Button>
      <p className="without-script">{t('services:form.withoutScript')}</p>
      <p className={styles.note}>{t('services:form.note')}</p>
    </form>
  );
}
