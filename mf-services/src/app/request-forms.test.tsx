import { consignment, importing, type RequestKind, sourcing } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { fakeService, receipt, renderWithProviders, unavailable } from '@dealership/ui-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConsignmentRequestForm } from '../features/consignment/consignment-request-form.js';
import { ImportRequestForm } from '../features/import-services/import-request-form.js';
import importTexts from '../features/import-services/locales/en.json';
import { SourcingRequestForm } from '../features/vehicle-sourcing/sourcing-request-form.js';
import services from '../locales/en.json';

interface Form {
  kind: RequestKind;
  form: ReactNode;
  submit: string;
  /** Values of the options, the empty one first, by the label of their field. */
  options: [label: string, values: string[]][];
  /** Validation messages of the required fields, apart from the customer's. */
  messages: string[];
  /** Input by label; `true` ticks a checkbox. */
  filled: Record<string, string | true>;
  body: object;
  sent: [title: string, text: string];
  /**
   * The panel that replaces the form: its heading, what was received, what happens by when, and the link to start
   * again.
   */
  thanks: [heading: string, received: string, next: string, again: string];
  failed: string;
  /** A text that is one character too short, the missing character, and the message. */
  shortest: [label: string, tooShort: string, last: string, message: string];
}

const FORMS: Record<string, Form> = {
  import: {
    kind: importing,
    form: <ImportRequestForm />,
    submit: 'Send Import Request',
    options: [['Country of Origin', ['', 'japan', 'germany', 'uk', 'italy', 'other']]],
    messages: ["Please specify the vehicle you're interested in", 'You must accept the terms and conditions'],
    filled: {
      'Vehicle of Interest': 'Kurogane Tsubame, 2021 or newer',
      'Country of Origin': 'japan',
      'I accept the terms': true,
    },
    body: {
      vehicleOfInterest: 'Kurogane Tsubame, 2021 or newer',
      countryOfOrigin: 'japan',
      additionalNotes: '',
      acceptTerms: true,
    },
    sent: ['Request Submitted', "Your import service request has been submitted successfully. We'll contact you shortly."],
    thanks: [
      'Request Submitted!',
      'Kurogane Tsubame, 2021 or newer',
      'A member of our team will answer you personally within one business day.',
      'Submit Another Request',
    ],
    failed: 'There was an error submitting your request. Please try again.',
    shortest: ['Vehicle of Interest', 'GT-R', '3', "Please specify the vehicle you're interested in"],
  },
  sourcing: {
    kind: sourcing,
    form: <SourcingRequestForm />,
    submit: 'Send Sourcing Request',
    options: [
      ['Budget', ['', 'under-50k', '50k-100k', '100k-200k', '200k-500k', 'over-500k']],
      ['Timeline', ['', 'urgent', 'flexible', 'patient']],
    ],
    messages: [
      'Please specify the vehicle make',
      'Please specify the vehicle model',
      'Please specify the year range',
      'Please specify your budget',
      'Please provide detailed specifications',
      'Please specify your timeline',
    ],
    filled: {
      Make: 'Kurogane',
      Model: 'Tsubame',
      'Year Range': '1998–2002',
      Budget: '50k-100k',
      'Detailed Specifications': 'Six-speed gearbox, midnight blue',
      Timeline: 'patient',
    },
    body: {
      vehicleMake: 'Kurogane',
      vehicleModel: 'Tsubame',
      yearRange: '1998–2002',
      budget: '50k-100k',
      specifications: 'Six-speed gearbox, midnight blue',
      timeline: 'patient',
    },
    sent: ['Request Submitted', "We'll contact you within 24 hours."],
    thanks: ['Request Submitted!', 'Kurogane Tsubame', "We'll contact you within 24 hours.", 'Submit Another Request'],
    failed: 'Please try again.',
    shortest: ['Detailed Specifications', 'Blue, man', '.', 'Please provide detailed specifications'],
  },
  consignment: {
    kind: consignment,
    form: <ConsignmentRequestForm />,
    submit: 'Send Consignment Request',
    options: [
      ['Condition', ['', 'excellent', 'very-good', 'good', 'fair']],
      ['Expected Price', ['', 'under-100k', '100k-300k', '300k-500k', '500k-1m', 'over-1m']],
      ['Reason for Selling', ['', 'upgrade', 'relocating', 'financial', 'unused', 'other']],
      ['Timeline', ['', 'urgent', 'normal', 'flexible', 'patient']],
    ],
    messages: [
      'Please specify the vehicle make',
      'Please specify the vehicle model',
      'Please enter the vehicle year',
      'Please enter the vehicle mileage',
      'Please describe the vehicle condition',
      'Please provide your expected price',
      "Please tell us why you're selling",
      'Please specify your timeline',
    ],
    filled: {
      Make: 'Kurogane',
      Model: 'Tsubame',
      Year: '2021',
      Mileage: '42000',
      Condition: 'very-good',
      'Expected Price': '300k-500k',
      'Reason for Selling': 'upgrade',
      Timeline: 'normal',
    },
    body: {
      vehicleMake: 'Kurogane',
      vehicleModel: 'Tsubame',
      year: '2021',
      mileage: '42000',
      condition: 'very-good',
      modifications: '',
      serviceHistory: '',
      expectedPrice: '300k-500k',
      reason: 'upgrade',
      timeline: 'normal',
    },
    sent: ['Consignment Request Submitted', "We'll review your vehicle and contact you within 2 business days."],
    thanks: [
      'Request Submitted!',
      '2021 Kurogane Tsubame',
      "We'll review your vehicle and contact you within 2 business days.",
      'Submit Another Request',
    ],
    failed: 'Please try again.',
    shortest: ['Year', '202', '1', 'Please enter the vehicle year'],
  },
};

const CUSTOMER = { firstName: 'Sara', lastName: 'Nasser', email: 'sara@visitor.example', phone: '+971501234567' };

const inquiries = fakeService('inquiries');

afterEach(() => {
  jest.restoreAllMocks();
});

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

async function fill(label: string, value: string | true) {
  const field = control(label);
  if (value === true) await userEvent.click(field);
  else if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value);
  else await userEvent.type(field, value);
}

const CUSTOMER_FIELDS: Record<string, string> = {
  'First Name': CUSTOMER.firstName,
  'Last Name': CUSTOMER.lastName,
  Email: CUSTOMER.email,
  Phone: CUSTOMER.phone,
};

/** Shows the form before each test. */
function shownForm({ form, submit, filled }: Form) {
  const show = () =>
    renderWithProviders(
      <>
        {form}
        <Toaster />
      </>,
      { namespace: 'import-services', texts: importTexts, otherTexts: { services } },
    );
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '');
    inquiries.answer = receipt;
    show();
  });
  const fillCar = async () => {
    for (const [label, value] of Object.entries(filled)) await fill(label, value);
  };
  return {
    show,
    send: () => userEvent.click(screen.getByRole('button', { name: submit })),
    fillCar,
    fillIn: async () => {
      for (const [label, value] of Object.entries(CUSTOMER_FIELDS)) await fill(label, value);
      await fillCar();
    },
  };
}

async function acceptsFrom([label, tooShort, last, message]: Form['shortest']): Promise<void> {
  await userEvent.type(control(label), tooShort);
  await userEvent.tab();
  expect((await screen.findByText(message)).className).toContain('error');
  await userEvent.type(control(label), last);
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
}

describe.each(Object.entries(FORMS))('the form of the kind %s', (_, about) => {
  const { kind, submit, options, messages, filled, body, sent, thanks, failed, shortest } = about;
  const { send, fillIn } = shownForm(about);

  it.each(options)('offers every option of %s', (label, values) => {
    const offered = within(control(label)).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ value }) => value)).toEqual(values);
  });

  it("shows every invalid field's error and sends nothing", async () => {
    await send();
    const first = await screen.findByText('First name must be at least 2 characters');
    expect(first.id).toBe(control('First Name').getAttribute('aria-describedby'));
    for (const message of [
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Please enter a valid phone number',
      ...messages,
    ])
      expect(screen.getByText(message).className).toContain('error');
    expect(document.activeElement).toBe(control(Object.keys(filled)[0] as string));
    expect(inquiries.received).toEqual([]);
  });

  it('sends the request and confirms', async () => {
    await fillIn();
    await send();
    const [title, text] = sent;
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(title + text));
    const whole = { ...CUSTOMER, ...body, website: '' };
    expect(inquiries.received).toMatchObject([{ path: kind.path, language: 'en', body: whole }]);
    expect(Object.keys(inquiries.received[0]?.body ?? {}).sort()).toEqual(Object.keys(whole).sort());
  });

  it('shows a summary, its reference and the next steps in its place', async () => {
    inquiries.answer = { status: 201, body: { id: 4182, reference: 'IM-2026-04182', createdAt: '2026-01-01T00:00:00Z' } };
    document.documentElement.dataset.siteWhatsapp = '971501112233';
    await fillIn();
    await send();
    const [heading, received, next] = thanks;
    const panel = await screen.findByRole('region', { name: heading });
    for (const text of ['Thank you, Sara.', 'IM-2026-04182', received, next]) within(panel).getByText(text);
    // It may be withheld, so the panel does not claim that it was sent.
    expect(panel.textContent).toContain(`By email to ${CUSTOMER.email}, usually within minutes`);
    const [chat, onwards] = within(panel).getAllByRole<HTMLAnchorElement>('link');
    expect([onwards?.textContent, onwards?.pathname]).toEqual(['View the inventory', '/inventory']);
    expect([chat?.textContent, chat?.className]).toEqual(['Continue on WhatsApp', expect.stringContaining('primary')]);
    expect(decodeURIComponent(String(chat?.href))).toBe(
      'https://wa.me/971501112233?text=Hello, I have just sent you a request. Reference IM-2026-04182.',
    );
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(screen.queryByRole('button', { name: submit })).toBeNull();
  });

  it('shows its own error message', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    inquiries.answer = unavailable;
    await fillIn();
    await send();
    expect((await screen.findByText(failed)).previousSibling?.textContent).toBe('Submission Failed');
  });

  it('accepts a text from its minimum length', () => acceptsFrom(shortest));
});

describe('the form of every kind', () => {
  const about = FORMS.import as Form;
  const { messages, filled, thanks } = about;
  const { show, send, fillCar, fillIn } = shownForm(about);

  it('asks for the car first, and continues when that is valid', async () => {
    const steps = () => screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'));
    expect(steps()).toEqual(['step', null]);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText(messages[0] as string);
    expect(steps()).toEqual(['step', null]);
    await fillCar();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement).toBe(control('First Name')));
    expect(steps()).toEqual([null, 'step']);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the car' }));
    const [first, value] = Object.entries(filled)[0] as [string, string];
    await waitFor(() => expect(document.activeElement).toBe(control(first)));
    expect(control(first).value).toBe(value);
  });

  it('scrolls to the names of its steps when another one is shown', async () => {
    const scrolled = jest.fn();
    Element.prototype.scrollIntoView = scrolled;
    await fillCar();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole('list')]));
  });

  it('moves between its steps with Back and Forward, and reopens the second after a reload', async () => {
    const step = () => screen.getAllByRole('listitem').findIndex((item) => item.hasAttribute('aria-current')) + 1;
    await fillCar();
    const texts = Object.entries(filled).filter(([, value]) => value !== true);
    const shown = () => texts.map(([label]) => control(label).value);
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(step()).toBe(2));
    await fill('First Name', 'Sara');
    window.history.back();
    await waitFor(() => expect(step()).toBe(1));
    expect(shown()).toEqual(texts.map(([, value]) => value));
    window.history.forward();
    await waitFor(() => expect(step()).toBe(2));
    expect(control('First Name').value).toBe('Sara');
    cleanup();
    show();
    await waitFor(() => expect(step()).toBe(2));
    expect(shown()).toEqual(texts.map(([, value]) => value));
  });

  it('resets after it was sent', async () => {
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: thanks[3] }));
    await waitFor(() => expect(control('First Name').value).toBe(''));
    for (const [label, value] of Object.entries(filled))
      expect([label, value === true ? control(label).checked : control(label).value]).toEqual([
        label,
        value === true ? false : '',
      ]);
  });

  it('accepts a phone number from its minimum length', () =>
    acceptsFrom(['Phone', '050123456', '7', 'Please enter a valid phone number']));
});

it('is prefilled with the search', () => {
  const at = '/vehicle-sourcing?vehicleMake=Orsenza&yearRange=2019%E2%80%932021&specifications=Diesel&budget=x&firstName=x';
  renderWithProviders(<SourcingRequestForm />, { namespace: 'services', texts: services, at });
  const value = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value;
  expect(['Make', 'Model', 'Year Range', 'Detailed Specifications', 'First Name'].map((name) => value(name))).toEqual([
    'Orsenza',
    '',
    '2019–2021',
    'Diesel',
    '',
  ]);
});

it('shows the current reply promise, below the form and after sending', async () => {
  sessionStorage.clear();
  const { form, filled, submit, thanks } = FORMS.sourcing as Form;
  const inWords = (en: string) => ({ en, ar: en, ja: en });
  inquiries.answer = receipt;
  inquiries.promise = { text: inWords('We are quick.'), sent: inWords('You hear of us.'), measured: inWords('In 9 min.') };
  renderWithProviders(
    <>
      {form}
      <Toaster />
    </>,
    { namespace: 'import-services', texts: importTexts, otherTexts: { services } },
  );
  await screen.findByText('We are quick. In 9 min. Your details are used for this request only.');
  for (const [label, value] of Object.entries({ ...CUSTOMER_FIELDS, ...filled })) await fill(label, value);
  await userEvent.click(screen.getByRole('button', { name: submit }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Request SubmittedYou hear of us.'));
  within(await screen.findByRole('region', { name: thanks[0] })).getByText('You hear of us.');
  inquiries.promise = undefined;
});

it.each(['sourcing', 'consignment'])('keeps short lines in pairs on phones (%s)', (kind) => {
  renderWithProviders((FORMS[kind] as Form).form, { namespace: kind, texts: {}, otherTexts: { services } });
  const pair = control('Make').closest('[class*="lines"]');
  expect(pair?.contains(control('Model'))).toBe(true);
});

it("removes a selection's message once an option is selected", async () => {
  const { form, filled } = FORMS.consignment as Form;
  renderWithProviders(form, { namespace: 'consignment', texts: {}, otherTexts: { services } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(control('Condition').getAttribute('aria-invalid')).toBe('true'));
  await userEvent.selectOptions(control('Condition'), filled.Condition as string);
  await waitFor(() => expect(control('Condition').getAttribute('aria-invalid')).not.toBe('true'));
});

it('collapses optional texts, and opens them when one is too long', async () => {
  const { form, filled } = FORMS.consignment as Form;
  renderWithProviders(form, { namespace: 'consignment', texts: {}, otherTexts: { services } });
  const details = screen.getByText('Add details').closest('details') as HTMLDetailsElement;
  const texts = within(details).getAllByRole('textbox', { hidden: true });
  expect([details.open, texts.map((field) => field.getAttribute('name'))]).toEqual([false, ['modifications', 'serviceHistory']]);
  for (const [label, value] of Object.entries(filled)) await fill(label, value);
  await userEvent.click(control('Service History'));
  await userEvent.paste('x'.repeat(3001));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(details.open).toBe(true));
  expect(control('Service History').getAttribute('aria-invalid')).toBe('true');
});

it('describes a field by its help, and also by its error', async () => {
  const { form } = FORMS.sourcing as Form;
  renderWithProviders(form, { namespace: 'vehicle-sourcing', texts: {}, otherTexts: { services } });
  const description = () => {
    const ids = control('Budget').getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent);
  };
  expect(description()).toEqual(['$100,000 is about AED 367,000']);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(description()).toEqual(['Please specify your budget', '$100,000 is about AED 367,000']));
});
