import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminSite } from '../../../testing/admin-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest } from '../../../testing/inbox-request.js';
import { addressBar, openAdmin } from '../../../testing/open-admin.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = adminSite();

const entered = () => site.calls('POST', '/api/inbox').map(({ body }) => body);
const dialog = () => screen.findByRole('dialog', { name: 'New request' });

async function open() {
  openAdmin('?tab=inbox');
  await press('New request');
  const form = within(await dialog());
  // Once open, the dialog moves the focus here, away from a field that is being typed into.
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('First name')));
  return form;
}

/** What was asked, about which nothing is preset. */
async function typeRequest(form: Awaited<ReturnType<typeof open>>) {
  await userEvent.selectOptions(form.getByLabelText('Subject'), 'Our inventory');
  await userEvent.type(form.getByLabelText('What the customer wants'), 'The coupé.');
}

beforeEach(() => {
  site.on('GET /api/inbox', { body: { pinned: [], items: [], next: null } });
  site.on('GET /api/inbox-tags', { body: [] });
});

it('enters a request without an e-mail address, and opens it', async () => {
  site.on('POST /api/inbox', { status: 201, body: anInboxRequest(5, { email: null }) });
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.type(form.getByLabelText('Phone'), '050 765 4321');
  await typeRequest(form);
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  await waitFor(() => expect(addressBar()).toContain('request=contact-5'));
  expect(entered()).toEqual([
    {
      ...{ channel: 'call', subject: 'inventory', message: 'The coupé.', vehicleId: null, own: true },
      customer: { language: 'en', firstName: 'Omar', phone: '050 765 4321' },
    },
  ]);
});

it('begins in the first name, and returns to the first field that is wrong', async () => {
  const form = await open();
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('First name')));
});

it('marks what is required, and neither field of a pair of which one is enough', async () => {
  const form = await open();
  const marked = ['First name', 'Last name', 'Phone', 'Email', 'Subject', 'What the customer wants'].filter(
    (label) => form.getByLabelText(label).getAttribute('aria-required') === 'true',
  );
  expect(marked).toEqual(['Subject', 'What the customer wants']);
  for (const [label, hint] of [
    ['First name', 'Required: first or last name'],
    ['Phone', 'Required: phone or email'],
  ] as const)
    expect(form.getByLabelText(label).getAttribute('aria-describedby')).toBe(form.getByText(hint).closest('[id]')?.id);
});

it('asks for the subject, which is not preset', async () => {
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.type(form.getByLabelText('Phone'), '050 765 4321');
  await userEvent.type(form.getByLabelText('What the customer wants'), 'The coupé.');
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  expect(await form.findByText('Please select a subject')).toBeTruthy();
  expect(form.getByLabelText('Subject').getAttribute('aria-invalid')).toBe('true');
  expect(entered()).toEqual([]);
});

it('asks for a way to reach the customer, and sends nothing without one', async () => {
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await typeRequest(form);
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  expect(await form.findByText('Please enter a phone number or an email address')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Phone')));
  expect(entered()).toEqual([]);
  await userEvent.type(form.getByLabelText('Email'), 'omar@customers.example');
  await waitFor(() => expect(form.queryByText('Please enter a phone number or an email address')).toBeNull());
});

it('refuses a phone number that nobody can call, at its field, until it is corrected', async () => {
  site.on('POST /api/inbox', { status: 201, body: anInboxRequest(5) });
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.type(form.getByLabelText('Phone'), '0501234');
  await typeRequest(form);
  expect(await form.findByText('Please enter a valid phone number')).toBeTruthy();
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Phone')));
  expect(entered()).toEqual([]);
  await userEvent.type(form.getByLabelText('Phone'), '567');
  await waitFor(() => expect(form.queryByText('Please enter a valid phone number')).toBeNull());
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  await waitFor(() => expect(entered()).toMatchObject([{ customer: { phone: '0501234567' } }]));
});

it('shows what the server rejects at its field, and keeps what was typed', async () => {
  const errors = [{ path: 'customer.email', message: 'Please enter a valid email address' }];
  site.on('POST /api/inbox', { status: 400, body: { code: 'VALIDATION_FAILED', message: 'Not valid', errors } });
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.type(form.getByLabelText('Email'), 'omar@customers.example');
  await typeRequest(form);
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  expect(await form.findByText('Please enter a valid email address')).toBeTruthy();
  expect((form.getByLabelText('What the customer wants') as HTMLTextAreaElement).value).toBe('The coupé.');
});

it('shows in the form that the request could not be stored, until it is', async () => {
  site.on('POST /api/inbox', refusal('UPSTREAM_UNAVAILABLE'));
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.type(form.getByLabelText('Phone'), '050 765 4321');
  await typeRequest(form);
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  const failure = await form.findByText('The request could not be added');
  expect(failure.closest('form')).toBeTruthy();
  site.on('POST /api/inbox', { status: 201, body: anInboxRequest(5) });
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  await waitFor(() => expect(addressBar()).toContain('request=contact-5'));
});

it('accepts a last name alone, and asks for a name only if there is neither', async () => {
  site.on('POST /api/inbox', { status: 201, body: anInboxRequest(5) });
  const form = await open();
  await userEvent.type(form.getByLabelText('Phone'), '050 765 4321');
  await typeRequest(form);
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  expect(await form.findByText('Please enter a name')).toBeTruthy();
  expect(entered()).toEqual([]);
  await userEvent.type(form.getByLabelText('Last name'), 'Saleh');
  await waitFor(() => expect(form.queryByText('Please enter a name')).toBeNull());
  await userEvent.click(form.getByRole('button', { name: 'Add the request' }));
  await waitFor(() =>
    expect(entered()).toMatchObject([{ customer: { language: 'en', lastName: 'Saleh', phone: '050 765 4321' } }]),
  );
});

it('sends nothing when it is cancelled', async () => {
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await press('Discard changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(entered()).toEqual([]);
});

it('asks before Escape discards what was typed; in an open list, Escape closes the list alone', async () => {
  site.on('GET /api/staff/vehicles', vehicleList([vehicle(7)]));
  const form = await open();
  await userEvent.type(form.getByLabelText('First name'), 'Omar');
  await userEvent.click(form.getByLabelText('Vehicle'));
  await userEvent.keyboard('{Escape}');
  expect(form.getByLabelText('Vehicle').getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Discard your changes?')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect((form.getByLabelText('First name') as HTMLInputElement).value).toBe('Omar');
});

it('closes without a question while nothing was typed', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('names a known caller by the phone number in any format, and fills in what is known', async () => {
  const layla = { firstName: 'Layla', lastName: 'Haddad', email: 'layla@customers.example', phone: '+971 50 765 4321' };
  const other = anInboxRequest(4, { firstName: 'Omar', phone: '+971 50 765 43210' });
  const items = [other, anInboxRequest(5, { ...layla, language: 'ar' })];
  site.on('GET /api/inbox', ({ query }) => ({ body: { pinned: [], items: query.get('q') ? items : [], next: null } }));
  site.on('GET /api/inbox/contact-5/person', { body: { requests: 3 } });
  const form = await open();
  await userEvent.type(form.getByLabelText('Phone'), '050 765 4321');
  const link = await form.findByRole('link', { name: 'Layla Haddad' });
  expect(link.closest('[role=status]')?.textContent).toContain('Known: Layla Haddad · 3 requests');
  expect(link.getAttribute('href')).toContain('contact-5');
  await userEvent.click(form.getByRole('button', { name: 'Use these details' }));
  const filledIn = (label: string) => (form.getByLabelText(label) as HTMLInputElement).value;
  expect(['First name', 'Last name', 'Email', 'Language of the customer'].map(filledIn)).toEqual([
    'Layla',
    'Haddad',
    'layla@customers.example',
    'ar',
  ]);
  expect(form.queryByRole('button', { name: 'Use these details' })).toBeNull();
});
