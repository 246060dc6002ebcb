import { type FormKind, type FormTexts, type RequestKind, submissionEndpoint } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { CustomerFields, FieldPair, type FieldValues, NOBODY, VisitorForm } from '@dealership/ui-kit/form';
import { useReplyPromise } from '@dealership/ui-kit/query';
import type { ReactNode } from 'react';
import type { ServiceKind } from '../service-kind.js';
import { type Fields, KindFields } from './kind-fields.js';
import { loadSchema } from './load-schema.js';
import { RequestSteps } from './request-steps.js';

export interface RequestFormProps {
  /** The page whose heading labels the form. */
  page: ServiceKind;
  kind: RequestKind & { form: FormTexts };
  /** Initial values by field name. */
  given?: FieldValues;
  /** Content below the kind's fields. */
  children?: (fields: Fields) => ReactNode;
}

const emptyRequest = ({ fields }: RequestKind): FieldValues => ({
  ...NOBODY,
  ...Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, type === 'consent' ? false : ''])),
});

/** Fields about the car. Consents are shown with the sender's fields. */
const stepOne = ({ fields }: RequestKind): string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'consent' ? [] : [name]));

/** A request form: the sender, and the fields of the request's kind. */
export function RequestForm({ page, kind, children, given }: RequestFormProps) {
  const { t } = useTranslation('services');
  const { language } = useLanguage();
  const { submit, sent, sentText, failedText, promises } = kind.form;
  const promise = useReplyPromise(kind.name as FormKind);
  const sentTexts = (promises ? promise?.sent : undefined) ?? sentText;
  return (
    <VisitorForm
      schema={loadSchema(kind)}
      promise={promise}
      panel={{
        ...(promises && { next: sentTexts[language] }),
        title: t('form.sent'),
        about: (body) => kind.about.map((name) => body[name]).join(' '),
      }}
      endpoint={submissionEndpoint(kind)}
      defaults={{ ...emptyRequest(kind), ...given }}
      formId={`${kind.name}-request`}
      titleId={`${page}-title`}
      sent={{ title: sent[language], text: sentTexts[language] }}
      failed={{ title: t('form.failed'), text: failedText[language] }}
      labels={{ submit: submit[language], sending: t('form.sending'), note: t('form.note') }}
      withoutScript={<p className="without-script">{t('form.withoutScript')}</p>}
    >
      {(fields) => (
        <RequestSteps
          {...fields}
          first={stepOne(kind)}
          car={<KindFields {...fields} kind={kind} />}
          customer={
            <>
              <FieldPair names>
                <CustomerFields {...fields} label={(name) => t(`form.${name}`)} phoneRequired />
              </FieldPair>
              {children?.(fields)}
            </>
          }
        />
      )}
    </VisitorForm>
  );
}
