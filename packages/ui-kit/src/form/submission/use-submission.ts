import { type Endpoint, type ErrorBody, type InquiryReceipt, VISIT_SOURCE_HEADER } from '@dealership/contracts';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showToast } from '../../components/toast/toast-store.js';
import { useTranslation } from '../../i18n/react-i18next.js';
import { useLanguage } from '../../i18n/use-language.js';
import { ApiError, call, isUnanswered } from '../../query/api-client.js';
import { useIdempotencyKey } from '../../query/use-idempotency-key.js';
import { draftName, sendingName } from '../../storage/draft-name.js';
import { tabStorage } from '../../storage/tab-storage.js';
import { useFormElement } from '../use-form-element.js';
import { showServerErrors } from './server-errors.js';
import { visitSourceHere } from './visit-source-here.js';

/** A translated toast. */
interface ToastText {
  title: string;
  text: string;
}

export interface SubmissionOptions<Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  formId: string;
  endpoint: Endpoint<{ body?: Body }>;
  /** Values after a successful submission. */
  defaults: Values;
  sent: ToastText;
  failed: ToastText;
  /** A more specific text than `failed.text`. */
  reason?: (answer: ErrorBody) => string | undefined;
  /** Called on success with the submitted values and the server's answer, while the form still contains them. */
  onSent?: (body: Body, receipt: InquiryReceipt) => void | Promise<void>;
}

/** Retries of a failed submission count as one, also after a reload. After success, the same content is a new message. */
function useSend<Body>(endpoint: Endpoint<{ body?: Body }>, formId: string): (body: Body) => Promise<InquiryReceipt> {
  const { language } = useLanguage();
  const keyFor = useIdempotencyKey();
  const arrived = useRef(0);
  return async (body) => {
    const place = sendingName(draftName(formId));
    const idempotencyKey = keyFor([arrived.current, body], place);
    const source = visitSourceHere();
    const headers = source && { [VISIT_SOURCE_HEADER]: source };
    const receipt = await call(endpoint, { body, language, idempotencyKey, headers });
    arrived.current += 1;
    tabStorage.remove(place);
    return receipt as InquiryReceipt;
  };
}

/**
 * Submission of a form: always shows a toast; keeps the input until success. `formProps` are for the form element,
 * `sending` for its button; `failure` is set from a failed attempt until the next one, with its reason if known.
 */
export function useSubmission<Values extends FieldValues, Body>(options: SubmissionOptions<Values, Body>) {
  const { form, formId, endpoint, defaults, sent, failed, reason, onSent } = options;
  const { t } = useTranslation('common');
  const send = useSend<Body>(endpoint, formId);

  const [failure, setFailure] = useState<{ reason: string | undefined }>();

  const knownReason = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.status === 429) return t('form.rateLimited');
    return error.body && reason?.(error.body);
  };

  const submit = form.handleSubmit(async (body) => {
    setFailure(undefined);
    try {
      const receipt = await send(body);
      showToast({ kind: 'success', ...sent });
      await onSent?.(body, receipt);
      form.reset(defaults);
    } catch (error) {
      console.error(`The form ${formId} could not be sent`, error);
      const known = knownReason(error);
      showToast({ kind: 'error', title: failed.title, text: known ?? failed.text });
      // Safe to send again, because it has the same key.
      // Without a connection to answer, it may have arrived as well.
      const isUnknown = isUnanswered(error) || error instanceof TypeError;
      setFailure({ reason: isUnknown ? t('form.unanswered') : known });
      await showServerErrors(form, error);
    }
  });

  return { ...useFormElement({ form, formId, submit }), failure };
}
