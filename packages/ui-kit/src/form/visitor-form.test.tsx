import { contact, type Endpoint, type Language, submissionEndpoint } from '@dealership/contracts';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { Toaster } from '../components/toast/toaster.js';
import { CheckboxField } from '../form-choices/checkbox-field.js';
import { SelectField } from '../form-choices/select-field.js';
import { failure, fakeService, receipt, unavailable } from '../testing/fake-service.js';
import { renderWithProviders } from '../testing/render.js';
import { Field } from './fields/field.js';
import { VisitorForm } from './visitor-form.js';

const api = fakeService('inquiries');
const problems: unknown[] = [];

const schema = z.object({ name: z.string(), text: z.string(), day: z.string(), time: z.string(), agreed: z.boolean() });

interface Values {
  name: string;
  text: string;
  day: string;
  time: string;
  agreed: boolean;
  website: string;
}

const ENDPOINT = submissionEndpoint(contact) as Endpoint as Endpoint<{ body?: Values }>;

const TIMES: Record<string, string[]> = { '': [], monday: ['9:00', '9:30'] };

const optionsOf = (values: string[]) => values.map((value) => ({ value, label: value }));

/** `text` is the suggested text. */
const Form = ({ text = 'Please call me.' }) => (
  <VisitorForm<Values>
    formId="example"
    schema={schema}
    endpoint={ENDPOINT}
    defaults={{ name: '', text, day: '', time: '', agreed: false, website: '' }}
    sent={{ title: 'Sent', text: 'It arrived' }}
    failed={{ title: 'Failed', text: 'It did not arrive' }}
    labels={{ submit: 'Send', sending: 'Sending...', note: '' }}
  >
    {({ form }) => (
      <>
        <Field form={form} name="name" label="Name" />
        <Field form={form} name="text" label="Text" rows={3} />
        <SelectField form={form} name="day" label="Day" placeholder="-" options={optionsOf(['monday'])} />
        <SelectField form={form} name="time" label="Time" placeholder="-" options={optionsOf(TIMES[form.watch('day')] ?? [])} />
        <CheckboxField form={form} name="agreed" label="Agreed" />
      </>
    )}
  </VisitorForm>
);

interface Opening {
  path?: string;
  text?: string;
  language?: Language;
  early?: () => void;
}

/** Renders the form as in a freshly loaded document. */
function open({ path = '/import-services', text, language, early }: Opening = {}): void {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', path);
  renderWithProviders(
    <>
      <Form text={text} />
      <Toaster />
    </>,
    { namespace: 'example', texts: {}, language, early },
  );
}

beforeEach(() => {
  sessionStorage.clear();
  problems.length = 0;
  jest.spyOn(console, 'error').mockImplementation((problem) => void problems.push(problem));
  api.answer = receipt;
});

afterEach(() => {
  jest.restoreAllMocks();
});

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(control(label), { target: { value } });
const choose = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
const shown = () => ['Name', 'Text', 'Day', 'Time'].map((label) => control(label).value);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const storedDraft = () => JSON.stringify({ ...sessionStorage });

it('restores input after a reload, including a choice that depends on another', () => {
  open();
  type('Name', 'Sara');
  choose('Day', 'monday');
  choose('Time', '9:30');
  open();
  expect(shown()).toEqual(['Sara', 'Please call me.', 'monday', '9:30']);
});

it('does not store checkboxes or the honeypot', () => {
  open();
  type('Name', 'Sara');
  fireEvent.click(control('Agreed'));
  type('Annotation', 'https://spam.example');
  expect(storedDraft()).toContain('Sara');
  expect(storedDraft()).not.toMatch(/agreed|website|spam/);
  open();
  expect([control('Name').value, control('Agreed').checked, control('Annotation').value]).toEqual(['Sara', false, '']);
});

it('keeps an unsent message, and deletes a sent one', async () => {
  open();
  type('Name', 'Sara');
  api.answer = unavailable;
  send();
  await screen.findByText('It did not arrive');
  open();
  expect(control('Name').value).toBe('Sara');
  api.answer = receipt;
  send();
  await screen.findByText('It arrived');
  open();
  expect(shown()).toEqual(['', 'Please call me.', '', '']);
  expect(sessionStorage).toHaveLength(0);
});

const note = () => screen.queryByText(/^Not sent\. What you typed is still here/);

it('keeps a note of a failure until the next attempt, which only the toast announces', async () => {
  Object.assign(document.documentElement.dataset, { sitePhone: '+971 6 700 0000', siteWhatsapp: '971500000000' });
  open();
  api.answer = unavailable;
  send();
  await screen.findByText('It did not arrive');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(note()?.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
  expect(note()?.compareDocumentPosition(screen.getByRole('button', { name: 'Send' }))).toBe(4);
  const ways = ['Write on WhatsApp', 'Call us'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(ways).toEqual(['https://wa.me/971500000000', 'tel:+97167000000']);
  let answer = () => {};
  const after = new Promise<void>((resolve) => {
    answer = resolve;
  });
  api.answer = { ...unavailable, after };
  send();
  await waitFor(() => expect(note()).toBeNull());
  answer();
  await waitFor(() => expect(note()).not.toBeNull());
});

it('does not claim that a message whose connection ended before the answer was not sent', async () => {
  open();
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  send();
  await screen.findByText('We could not confirm that it arrived. Sending again is safe: it will not arrive twice.');
  expect(note()).toBeNull();
  fetch.mockRestore();
});

it('does not claim that a message without an answer in time was not sent', async () => {
  open();
  api.answer = failure(504, 'UPSTREAM_TIMEOUT', 'Too slow');
  send();
  await screen.findByText('It did not arrive');
  await screen.findByText('We could not confirm that it arrived. Sending again is safe: it will not arrive twice.');
  expect(note()).toBeNull();
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
  send();
  await waitFor(() => expect(api.received).toHaveLength(2));
  const [first, second] = api.received;
  expect(second?.key).toBe(first?.key);
});

it('deletes a sent message although the form was closed meanwhile', async () => {
  let arrive = () => {};
  const after = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  api.answer = { ...receipt, after };
  open();
  type('Name', 'Sara');
  send();
  await waitFor(() => expect(api.received.length).toBeGreaterThan(0));
  cleanup();
  window.history.replaceState(null, '', '/elsewhere');
  arrive();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('keeps a separate draft per URL', () => {
  open({ path: '/vehicle/1' });
  type('Text', 'Is the first one still there?');
  open({ path: '/vehicle/2' });
  expect(control('Text').value).toBe('Please call me.');
  open({ path: '/vehicle/1' });
  expect(control('Text').value).toBe('Is the first one still there?');
});

it('keeps the input when the language changes, and translates the suggested text', () => {
  open();
  type('Name', 'Hanako');
  open({ text: 'お電話をください。', language: 'ja' });
  expect([control('Name').value, control('Text').value]).toEqual(['Hanako', 'お電話をください。']);
});

it("hydrates the server's markup, then restores fields nobody has typed into meanwhile", () => {
  open();
  type('Name', 'Sara');
  type('Text', 'Write to me.');
  open({
    early: () => {
      expect(shown()).toEqual(['', 'Please call me.', '', '']);
      control('Name').value = 'Sara Nasser';
    },
  });
  expect(shown()).toEqual(['Sara Nasser', 'Write to me.', '', '']);
  expect(problems).toEqual([]);
  open();
  expect(shown()).toEqual(['Sara Nasser', 'Write to me.', '', '']);
});
