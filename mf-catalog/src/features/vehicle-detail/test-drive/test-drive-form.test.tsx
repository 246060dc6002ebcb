import { bookableDays } from '@dealership/contracts';
import { currentToast, dismissToast, Toaster } from '@dealership/ui-kit';
import { failure, fakeService, renderPart } from '@dealership/ui-kit/testing';
import { afterAll, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import texts from '../../../locales/en.json';
import { vehicle } from '../../../testing/vehicles.js';
import { bookableTimes } from './test-drive-days.js';
import { TestDriveForm } from './test-drive-form.js';

const api = fakeService('catalog', 'inquiries');
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const onDone = jest.fn();

afterAll(() => logged.mockRestore());

beforeEach(() => {
  sessionStorage.clear();
  dismissToast(currentToast()?.id ?? 0);
  api.reset();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

function requestTestDrive(): void {
  renderPart(
    <>
      <TestDriveForm vehicle={vehicle()} onDone={onDone} />
      <Toaster />
    </>,
    { namespace: 'catalog', texts },
  );
  const { last } = bookableDays();
  const typed = {
    'First Name': 'Sara',
    'Last Name': 'Nasser',
    Email: 'sara@visitor.example',
    Phone: '+971501234567',
    Date: last,
  };
  for (const [label, value] of Object.entries(typed)) fireEvent.input(field(new RegExp(`^${label}`)), { target: { value } });
  fireEvent.change(field(/^Time/), { target: { value: bookableTimes(last)[0] } });
  fireEvent.click(screen.getByRole('button', { name: 'Request Test Drive' }));
}

it.each([
  ['was sold', 409, 'VEHICLE_SOLD', 'This vehicle has just been sold. Please have a look at our other cars.'],
  ['was removed', 404, 'VEHICLE_NOT_FOUND', "The vehicle you're looking for doesn't exist or has been removed."],
])('says so when the car %s while its page was open, and keeps what was typed', async (_when, status, code, text) => {
  api.answers['/api/test-drive'] = failure(status, code, 'Gone', { errors: [{ path: 'vehicleId', message: 'Gone' }] });
  requestTestDrive();
  await screen.findByText('Submission Failed');
  screen.getByText(text);
  expect(field(/^First Name/).value).toBe('Sara');
  expect(onDone).not.toHaveBeenCalled();
});
