import { type InboxKind, JOURNEY_KINDS, journeyKindOf, type NewJourney, parseRequestKey } from '@dealership/contracts';
import { createJourney } from '@dealership/contracts/inquiries/journeys/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { useMutation, useQuery, useQueryClient } from '@dealership/ui-kit/query';
import { Form } from 'antd';
import { useEffect } from 'react';
import { requestQuery } from '../../shared/api/request-query.js';
import { callErrorsOf, callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useFormIdempotencyKey } from '../../shared/api/use-form-idempotency-key.js';
import { DialogActions } from '../../shared/dialog/dialog-actions.js';
import { DialogFailure } from '../../shared/dialog/dialog-failure.js';
import { FormDialog } from '../../shared/dialog/form-dialog.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { CustomerFields, CustomerLanguage } from '../../shared/request/customer/customer-fields.js';
import { useCars } from '../../shared/request/lead/use-cars.js';
import { referenceOf, useRequestLabels } from '../../shared/request/request-labels.js';
import { useMe } from '../../shared/staff/use-me.js';
import { CarTitle } from './car-title.js';

type Values = Pick<NewJourney, 'kind' | 'title' | 'customer'>;

/** Kinds whose summary names a car even if none in stock is meant. */
const NAMES_CAR: ReadonlySet<InboxKind> = new Set(['reservation', 'import', 'sourcing', 'consignment']);

export interface NewJourneyDialogProps {
  /** Key of the request in the inbox. Without one, staff enter the customer's details. */
  request: string | undefined;
  onMade: (id: number) => void;
  onClose: () => void;
}

/** Creates a journey. Its creator is its assignee until it is reassigned. */
export function NewJourneyDialog({ request, onMade, onClose }: NewJourneyDialogProps) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const me = useMe().data?.person;
  const key = useFormIdempotencyKey();
  const [form] = Form.useForm<Values>();
  const { data: inboxRequest } = useQuery({ ...requestQuery(request ?? ''), enabled: request !== undefined });
  const { about } = useRequestLabels();
  const car = useCars([inboxRequest?.car])(inboxRequest?.car);
  // The car that the request names, until something is typed.
  const title = (
    car?.name ?? (inboxRequest && !inboxRequest.car && NAMES_CAR.has(inboxRequest.kind) ? about(inboxRequest) : '')
  ).replace(/\u200f/g, '');
  useEffect(() => {
    if (title && !form.isFieldTouched('title')) form.setFieldValue('title', title);
  }, [title, form]);
  const kind = request === undefined ? 'auction' : journeyKindOf(parseRequestKey(request)?.kind ?? 'contact');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ kind: chosen, title, customer }: Values) =>
      callStaff(createJourney, {
        body: { kind: chosen, title, ...(me && { owner: me }), ...(request === undefined ? { customer } : { request }) },
        idempotencyKey: key,
      }),
    onSuccess: ({ id }) => onMade(id),
    onError: (failure) =>
      form.setFields(callErrorsOf(failure, t, (path) => path.split('.')) as Parameters<typeof form.setFields>[0]),
    onSettled: () => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
  const needed = (message: string) => [{ required: true, whitespace: true, message: t(`validation.${message}`) }];
  return (
    <FormDialog
      title={
        request === undefined ? t('journey.add') : t('journey.makeOf', { request: inboxRequest ? referenceOf(inboxRequest) : '' })
      }
      isUnsaved={() => form.isFieldsTouched()}
      isLong
      onClose={onClose}
    >
      <Form<Values>
        form={form}
        name="new-journey"
        layout="vertical"
        initialValues={{ kind, title: '', customer: { language: 'en' } }}
        onFinish={(values) => mutate(values)}
      >
        <Form.Item name="kind" label={t('journey.kind')}>
          <NativeSelect options={JOURNEY_KINDS.map((value) => ({ value, label: t(`journey.kinds.${value}`) }))} />
        </Form.Item>
        <Form.Item name="title" label={t('journey.car')} rules={needed('title')}>
          <CarTitle />
        </Form.Item>
        {request === undefined && (
          <>
            <CustomerFields />
            <CustomerLanguage />
          </>
        )}
        <DialogFailure error={error} title={t('journey.failed')} unanswered={t('errors.unansweredText')} onReset={reset} />
        <DialogActions label={t('journey.make')} isPending={isPending} />
      </Form>
    </FormDialog>
  );
}
