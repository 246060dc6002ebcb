import { expect, it } from '@jest/globals';
import { aCar, anAppointment, dealer, submitted } from '../../../../test/support/emails.js';
import { REQUESTS } from '../../../../test/support/requests.js';
import type { EmailCar } from '../../email-car.js';
import { appointmentEmail } from './appointment-email.js';

const cancellation = (car: EmailCar | undefined) => {
  const inquiry = submitted('test_drive', REQUESTS.test_drive, 'ja');
  return appointmentEmail({ purpose: 'cancelled', byVisitor: false }, anAppointment(), inquiry, dealer, 'abc', car);
};

const vehicle = { year: 2024, make: 'Aurelio', model: 'Vento' };

it('is previewed in a mailbox by its time and car', async () => {
  const { html } = await cancellation(aCar());
  expect(html).toMatch(/<div [^>]*display:none[^>]*>20\d\d年[^<]* · [^<]+<\/div>/);
});

it('links from a cancellation to the times of the car, unless it is sold or no longer listed', async () => {
  const link = /<a href="https:\/\/cars\.example\/vehicle\/7\?testDrive=1&amp;lang=ja"[^>]*>別の日時を予約する<\/a>/;
  expect((await cancellation(aCar())).html).toMatch(link);
  expect((await cancellation({ ...aCar(), vehicle: { ...vehicle, sold: true } })).html).not.toContain('testDrive=1');
  expect((await cancellation(undefined)).html).not.toContain('testDrive=1');
});
