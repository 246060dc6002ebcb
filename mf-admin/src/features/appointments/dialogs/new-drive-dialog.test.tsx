import { type InboxRequest, validationMessages } from '@dealership/contracts';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../../locales/dashboard/en.json';
import { appointmentSite, chosen, drive, pickVehicle, takes } from '../../../testing/appointment-site.js';
import { press } from '../../../testing/controls.js';
import { refusal } from '../../../testing/fake-site.js';
import { anInboxRequest } from '../../../testing/inbox-request.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { vehicle } from '../../../testing/vehicles.js';

const site = appointmentSite();

it('enters a test drive for a customer on the phone at a free time; if it was taken, the input stays', async () => {
  openAdmin('?tab=appointments');
  await press('New test drive');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('First name')));
  const typed = { 'First name': 'Omar', 'Last name': 'Saleh', Phone: '050 765 4321', Email: 'omar@customers.example' };
  for (const [label, value] of Object.entries(typed)) await userEvent.type(dialog.getByLabelText(label), value);
  expect(site.calls('GET', '/api/test-drive/slots')).toHaveLength(0);
  await pickVehicle(dialog);
  await dialog.findByRole('option', { name: /24 Nov/ });
  await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-11-24');
  await userEvent.selectOptions(dialog.getByLabelText('Time'), '18:00');
  takes(site, 'POST /api/appointments');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm the time' }));
  await dialog.findByText('This time is taken or blocked. Please choose another one.');
  await userEvent.click(await dialog.findByRole('button', { name: /25 Nov/ }));
  expect(dialog.getByLabelText<HTMLInputElement>('First name').value).toBe('Omar');
  site.on('POST /api/appointments', { status: 201, body: { ...drive, id: 4, date: '2027-03-02' } });
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm the time' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(site.calls('GET', '/api/appointments').at(-1)?.query.get('from')).toBe('2027-03-01'));
  expect(site.calls('POST', '/api/appointments').at(-1)?.body).toEqual({
    customer: {
      ...{ firstName: 'Omar', lastName: 'Saleh', phone: '050 765 4321', email: 'omar@customers.example' },
      language: 'en',
    },
    ...{ vehicleId: 7, date: '2026-11-25', time: '17:00' },
  });
});

it('books a test drive for the customer and the car of a request', async () => {
  site.on('GET /api/inbox/contact-4', { body: anInboxRequest(4, { car: { id: 7, upcoming: false } }) });
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=appointments&drive=contact-4');
  const dialog = within(await screen.findByRole('dialog'));
  expect(['First name', 'Phone', 'Email', 'Vehicle'].map((label) => chosen(dialog, label))).toEqual([
    'Sara',
    '+971501234567',
    'sara4@example.com',
    '2024 Aurelio Vento 7 #7',
  ]);
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Day')));
});

it.each([
  ['a new test drive', 'New test drive', 'First name'],
  ['a time to block', 'Block a time', 'Reason'],
])('asks before Escape discards %s', async (_what, button, label) => {
  openAdmin('?tab=appointments');
  await press(button);
  const field = within(await screen.findByRole('dialog')).getByLabelText<HTMLInputElement>(label);
  await userEvent.type(field, 'Omar');
  await userEvent.keyboard('{Escape}');
  await press('Keep editing');
  expect(field.value).toBe('Omar');
});

it('focuses the first field of a new test drive', async () => {
  openAdmin('?tab=appointments');
  await press('New test drive');
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('First name')));
});

/** Chooses a time for a test drive of the customer and the car of a request, and books it. */
async function book(customer: Partial<InboxRequest> = {}) {
  site.on('GET /api/inbox/contact-4', { body: anInboxRequest(4, { ...customer, car: { id: 7, upcoming: false } }) });
  site.on('GET /api/vehicles/by-id', { body: [vehicle(7)] });
  openAdmin('?tab=appointments&drive=contact-4');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: /24 Nov/ });
  await userEvent.selectOptions(dialog.getByLabelText('Day'), '2026-11-24');
  await userEvent.selectOptions(dialog.getByLabelText('Time'), '18:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm the time' }));
  return dialog;
}

it('books a test drive for a customer with one name, first or last', async () => {
  site.on('POST /api/appointments', { status: 201, body: { ...drive, id: 4 } });
  await book({ firstName: '', lastName: 'Saleh' });
  await screen.findByText('Test drive booked; the customer is emailed');
  expect(site.calls('POST', '/api/appointments')[0]?.body.customer).toMatchObject({ lastName: 'Saleh' });
});

it('asks for a name', async () => {
  const dialog = await book({ firstName: '', lastName: '' });
  await dialog.findByText('Please enter a name');
  expect(site.calls('POST', '/api/appointments')).toEqual([]);
});

it('says in the dialog why a test drive was not booked', async () => {
  const errors = [{ path: 'customer.phone', message: validationMessages.phone }];
  site.on('POST /api/appointments', refusal('VALIDATION_FAILED', { errors }));
  const dialog = await book();
  await dialog.findByText(texts.appointment.failed);
  await waitFor(() => expect(dialog.getByLabelText('Phone').getAttribute('aria-invalid')).toBe('true'));
});

it('asks staff to tell a customer without an email address of the test drive', async () => {
  site.on('POST /api/appointments', { status: 201, body: { ...drive, id: 4 } });
  await book({ email: null });
  expect(await screen.findByText('Test drive booked. No email address: please tell the customer')).toBeTruthy();
});
