import { contact, type Endpoint, type Language, submissionEndpoint } from '@dealership/contracts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { HoneypotField } from '../../components/controls/honeypot-field.js';
import { currentToast, dismissToast } from '../../components/toast/toast-store.js';
import { Toaster } from '../../components/toast/toaster.js';
import { failure, fakeService, receipt, unavailable } from '../../testing/fake-service.js';
import { renderWithProviders } from '../../testing/render.js';
import { Field } from '../fields/field.js';
import { useSchemaForm } from '../use-schema-form.js';
import { useSubmission } from './use-submission.js';

const api = fakeService('inquiries');

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.answer = receipt;
});

afterEach(() => {
  dismissToast(currentToast()?.id ?? 0);
  jest.restoreAllMocks();
});

const schema = z.object({ email: z.string(), vehicleId: z.number(), website: z.string() });
const defaults = { email: '', vehicleId: 12, website: '' };

function Form() {
  const form = useSchemaForm<z.infer<typeof schema>>({ schema, defaults });
  const { formProps, sending } = useSubmission({
    form,
    formId: 'example',
    endpoint: submissionEndpoint(contact) as Endpoint,
    defaults,
    sent: { title: 'Sent', text: 'It arrived' },
    failed: { title: 'Failed', text: 'It did not arrive' },
    reason: ({ code }) => (code === 'VEHICLE_SOLD' ? 'Somebody was faster' : undefined),
  });
  return (
    <form {...formProps}>
      <Field form={form} name="email" label="Email" />
      <HoneypotField register={form.register('website')} />
      <output data-testid="refused">{Object.keys(form.formState.errors).join()}</output>
      <button type="submit" disabled={sending}>
        {sending ? 'Sending...' : 'Send'}
      </button>
    </form>
  );
}

const show = (language: Language = 'en') =>
  renderWithProviders(
    <>
      <Form />
      <Toaster />
    </>,
    { namespace: 'example', texts: {}, language },
  );

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
// Focuses first, as a real click does.
async function send(): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Send' });
  button.focus();
  fireEvent.click(button);
}
const refuse = (code: string, path: string, message: string) => {
  api.answer = failure(409, code, 'Refused', { errors: [{ path, message }] });
};
const errorOfField = () => document.getElementById('field-email-error')?.textContent;

it('keeps its key until success; the same text afterwards is a new message', async () => {
  api.answer = unavailable;
  show();
  type('sara@visitor.example');
  await send();
  await screen.findByText('It did not arrive');
  expect(field().value).toBe('sara@visitor.example');
  api.answer = receipt;
  await send();
  await screen.findByText('It arrived');
  type('sara@visitor.example');
  await send();
  await waitFor(() => expect(api.received).toHaveLength(3));
  const keys = api.received.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

it('keeps its key over a reload until success, if the connection ended before the answer', async () => {
  const first = show();
  type('sara@visitor.example');
  const { fetch } = globalThis;
  // Stored by the server, whose answer is lost.
  globalThis.fetch = async (...args) => {
    await fetch(...args);
    throw new TypeError('Failed to fetch');
  };
  await send();
  await screen.findByText('It did not arrive');
  globalThis.fetch = fetch;
  first.unmount();
  const second = show();
  type('sara@visitor.example');
  await send();
  await screen.findByText('It arrived');
  second.unmount();
  show();
  type('sara@visitor.example');
  await send();
  await waitFor(() => expect(api.received).toHaveLength(3));
  const keys = api.received.map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(sessionStorage).toHaveLength(0);
});

it('returns the focus to the button after re-enabling it', async () => {
  show();
  await send();
  await screen.findByText('It arrived');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' })));
});

it('moves the focus on click, so that no validation error moves the button before it', async () => {
  show();
  const button = await screen.findByRole('button', { name: 'Send' });
  field().focus();
  const mouse = userEvent.setup();
  await mouse.pointer({ keys: '[MouseLeft>]', target: button });
  expect(document.activeElement).toBe(field());
  await mouse.pointer({ keys: '[/MouseLeft]', target: button });
  await screen.findByText('It arrived');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' })));
});

it('reports a failure when the server refuses a field, with the error at that field', async () => {
  refuse('VALIDATION_FAILED', 'email', 'This address does not exist');
  show();
  await send();
  await screen.findByText('It did not arrive');
  await waitFor(() => expect(errorOfField()).toBe('This address does not exist'));
  expect(document.activeElement).toBe(field());
});

it.each<[Language, string, string]>([
  ['ar', 'Message must be at least 10 characters', 'يجب ألا تقل الرسالة عن 10 أحرف'],
  ['ja', 'This address does not exist', '有効なメールアドレスを入力してください'],
])("translates the server's field errors (%s)", async (language, message, text) => {
  refuse('VALIDATION_FAILED', 'email', message);
  show(language);
  await send();
  await waitFor(() => expect(errorOfField()).toBe(text));
});

it.each(['vehicleId', 'website'])(
  'reports a failure when the server refuses %s, which is invisible: no field error, no focus',
  async (path) => {
    refuse('VALIDATION_FAILED', path, 'Please check');
    show();
    await send();
    await screen.findByText('It did not arrive');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' })));
    expect(screen.getByTestId('refused').textContent).toBe('');
  },
);

it.each<[Language, string]>([
  ['en', 'Too many messages in a short time. Please wait a moment and try again. What you typed is still here.'],
  ['ar', 'وصلتنا رسائل كثيرة خلال وقت قصير. انتظر لحظات ثم أعد المحاولة، وما كتبته ما زال محفوظًا هنا.'],
  ['ja', '短時間に多くの送信がありました。少し待ってから、もう一度お試しください。入力内容はそのまま残っています。'],
])('explains the rate limit in the visitor’s language, and keeps the input (%s)', async (language, text) => {
  api.answer = failure(429, 'RATE_LIMITED', 'Too many');
  show(language);
  type('sara@visitor.example');
  await send();
  await screen.findByText(text);
  expect(field().value).toBe('sara@visitor.example');
});

it("shows the form's specific text for an error, if any", async () => {
  refuse('VEHICLE_SOLD', 'vehicleId', 'This vehicle has been sold');
  show();
  await send();
  await screen.findByText('Somebody was faster');
});
