import type { Endpoint } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { type Draft, type FieldValues, type FormFields, PersonFields, VisitorForm } from '@dealership/ui-kit/form';
import type { ReactNode } from 'react';
import type { ServiceKind } from '../service-kind.js';
import { FieldPair } from './field-pair.js';

/** What the fields of a request share. */
export type RequestFields<Body extends FieldValues> = FormFields<Draft<Body>>;

export interface RequestFormProps<Body extends FieldValues> {
  kind: ServiceKind;
  schema: unknown;
  endpoint: Endpoint;
  defaults: Draft<Body>;
  onSent?: () => void;
  /** The request's own fields. */
  children: (fields: RequestFields<Body>) => ReactNode;
}

/** A request: who asks, and its own fields. */
export function RequestForm<Body extends FieldValues>({ kind, children, ...request }: RequestFormProps<Body>) {
  const { t } = useTranslation(kind);
  return (
    <VisitorForm<Draft<Body>, Body>
      {...request}
      formId={`${kind}-request`}
      titleId={`${kind}-title`}
      sent={{ title: t('sent.title'), text: t('sent.text') }}
      failed={{ title: t('services:form.failed'), text: t('failed') }}
      words={{ submit: t('submit'), sending: t('services:form.sending'), note: t('services:form.note') }}
      withoutScript={<p className="without-script">{t('services:form.withoutScript')}</p>}
    >
      {(fields) => (
        <>
          <FieldPair>
            <PersonFields {...fields} label={(name) => t(`services:form.${name}`)} phoneRequired />
          </FieldPair>
          {children(fields)}
        </>
      )}
    </VisitorForm>
  );
}
