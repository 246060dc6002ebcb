import { useTranslation } from '@dealership/ui-kit';
import { ApiError } from '@dealership/ui-kit/query';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { callErrorsOf } from '../../api/staff-api.js';
import { useErrorText } from '../../api/use-error-text.js';
import { useResetOnline } from '../../api/use-reset-online.js';

/** The form field that shows the problem of a path: translated texts have their own fields. */
function fieldOf(path: string): string | string[] {
  const parts = path.split('.');
  return parts[0] === 'translations' ? parts.slice(0, 3) : (parts[0] ?? '');
}

/** Which fields of a form have problems, and what the server refused. */
export function useFormProblems<Values extends object>(form: FormInstance<Values>) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<{ error: unknown; text: string }>();
  useResetOnline(refusal?.error, () => setRefusal(undefined));
  // The fields that the server refused.
  const refused = useRef<string[]>([]);
  // As text, so that typing in a field without a problem renders nothing.
  const [invalid, setInvalid] = useState('[]');

  const invalidNames = () => form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [name] : []));

  /** Notes the fields that have problems now. */
  const note = () => setInvalid(JSON.stringify(invalidNames()));

  /** Checks fields with problems again. The server's problems stay until their own field is changed. */
  function recheck(changed: object): void {
    const stale = invalidNames().filter((name) => String(name[0]) in changed || !refused.current.includes(name.join('.')));
    if (stale.length > 0) form.validateFields(stale as never).catch(() => undefined);
  }

  /** Shows the server's problems at their fields, and what no field shows above the buttons. */
  function showRefusal(error: unknown): void {
    const fields = callErrorsOf(error, t, (path) => fieldOf(path) as never);
    form.setFields(fields);
    refused.current = fields.map(({ name }) => [name].flat().join('.'));
    note();
    const isShown = ({ name }: (typeof fields)[number]) => form.getFieldError(name).length > 0;
    const [shown, other] = [fields.filter(isShown), fields.filter((field) => !isShown(field))];
    if (shown[0]) form.scrollToField(shown[0].name, { focus: true });
    if (shown.length > 0 && other.length === 0) return;
    setRefusal({ error, text: other.flatMap(({ errors }) => errors).join(' ') || errorText(error) });
  }

  return {
    ...{ note, recheck, showRefusal },
    clearRefusal: () => setRefusal(undefined),
    /** The paths of the fields that have problems. */
    invalid: JSON.parse(invalid) as (string | number)[][],
    /** The server's answer, as far as no field shows it. */
    refusal: refusal?.text,
    /** Whether it has the row no more. */
    isGone: refusal?.error instanceof ApiError && refusal.error.status === 404,
  };
}
