import { bookableDays, defaultSettings } from '@dealership/contracts';
import { describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { SiteClient } from '../../src/service-clients/site/site.client.js';
import { DAY, setUpAppointments } from '../support/appointments.js';
import { post } from '../support/contact.js';
import { aTestDrive } from '../support/requests.js';

const site = setUpAppointments();
const { drive, slots, week, act, stored } = site;

describe('a slot', () => {
  it('goes to one of twenty concurrent requests; the others get the free slots', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => drive()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'APPOINTMENT_TAKEN',
        nearest: expect.arrayContaining([`${DAY}T18:30`, `${DAY}T19:30`]),
      });
      expect(body.nearest).not.toContain(`${DAY}T19:00`);
    }
    expect(await stored()).toHaveLength(1);
    expect(await stored('SELECT id FROM inquiries.inquiry')).toHaveLength(1);
    expect(await stored('SELECT id FROM inquiries.outbox')).toHaveLength(1);
    expect(await slots(7)).not.toContain('19:00');
    expect(await slots(8)).toContain('19:00');
  });

  it('is booked for as many cars as the showroom takes simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((vehicleId) => drive({ vehicleId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect((await stored()).map(({ bay }) => bay).sort()).toEqual([1, 2]);
    expect(await slots(9)).not.toContain('19:00');
  });

  it('is booked for as many cars as the setting allows, and bookings remain if the number is lowered', async () => {
    await drive({ vehicleId: 1 });
    await drive({ vehicleId: 2 });
    const of = (testDrivesAtOnce: number) => ({
      settings: async () => ({ ...defaultSettings, hours: { ...defaultSettings.hours, testDrivesAtOnce } }),
    });
    const settingsOf = site.app.get(SiteClient);
    const settingsSpy = jest.spyOn(settingsOf, 'settings').mockImplementation(of(3).settings);
    expect([(await drive({ vehicleId: 3 })).status, (await drive({ vehicleId: 4 })).status]).toEqual([201, 409]);
    expect((await week()).capacity).toBe(3);
    settingsSpy.mockImplementation(of(1).settings);
    expect(await slots(9)).not.toContain('19:00');
    expect((await act(3, 'confirm', { version: 1 })).status).toBe(200);
    settingsSpy.mockRestore();
  });

  it('requires the configured notice from visitors, but not from staff', async () => {
    const days = bookableDays(new Date());
    const testDriveNotice = (new Date(`${days.last}T00:00:00+04:00`).getTime() - Date.now()) / 60_000;
    const settingsOf = site.app.get(SiteClient);
    const settings = { ...defaultSettings, hours: { ...defaultSettings.hours, testDriveNotice } };
    const settingsSpy = jest.spyOn(settingsOf, 'settings').mockResolvedValue(settings);
    expect([await slots(7), await slots(7, DAY, '&booker=staff')]).toEqual([[], expect.arrayContaining(['19:00'])]);
    expect(await slots(7, days.last)).toContain('19:00');
    const { status, body } = await drive();
    expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN']);
    expect(body.nearest[0]).toMatch(new RegExp(`^${days.last}T`));
    const customer = {
      firstName: 'Omar',
      lastName: 'Saleh',
      email: 'omar@customers.example',
      phone: '+971501234567',
      language: 'en',
    };
    const entered = await site.staff.post('/api/appointments', { customer, vehicleId: 7, date: DAY, time: '19:00' });
    expect(entered.status).toBe(201);
    settingsSpy.mockRestore();
    expect((await request(site.app.getHttpServer()).get('/api/test-drive/slots?vehicleId=7&booker=thief')).status).toBe(400);
  });

  it('cannot be booked twice, whoever books', async () => {
    await drive();
    await drive({ vehicleId: 8, time: '20:00' });
    const twice = (change: string) => site.environment.sql(`UPDATE inquiries.appointment SET ${change} WHERE id = 2`);
    const at = `starts_at = (SELECT starts_at FROM inquiries.appointment WHERE id = 1) + interval '10 minutes',
      ends_at = (SELECT ends_at FROM inquiries.appointment WHERE id = 1) + interval '10 minutes'`;
    await expect(twice(`vehicle_id = 7, bay = 2, ${at}`)).rejects.toThrow('ex_appointment_vehicle');
    await expect(twice(`bay = 1, ${at}`)).rejects.toThrow('ex_appointment_bay');
  });

  it('is returned again for the same key, without conflicting with the first call', async () => {
    const headers = { 'Idempotency-Key': '5f0c1a2b-7a1d-4c53-9a57-2c8f1d6e0b34' };
    const once = () => post(site.app, '/api/test-drive', aTestDrive({ vehicleId: 7, date: DAY, time: '19:00' }), headers);
    const [first, second] = [await once(), await once()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it.each([
    ['/api/test-drive-requests/1', { status: 'spam', version: 1 }],
    ['/api/inbox/test_drive-1', { state: 'spam', version: 1 }],
  ])('is released once the request is marked as spam by PUT %s', async (path, change) => {
    await drive();
    expect((await site.staff.put(path, change)).status).toBe(200);
    expect((await drive()).status).toBe(201);
  });
});

describe('a blocked time', () => {
  const block = (changes: object = {}) =>
    site.staff.post('/api/appointment-blocks', {
      vehicleId: null,
      ...{ date: DAY, time: '18:45', untilDate: DAY, untilTime: '19:15', reason: 'Team meeting' },
      ...changes,
    });

  it('accepts no appointment until it is unblocked', async () => {
    const { status, body } = await block();
    expect(status).toBe(201);
    expect((await drive()).body.code).toBe('APPOINTMENT_TAKEN');
    expect(await slots(7)).not.toContain('18:30');
    expect((await week()).blocks).toMatchObject([{ id: body.id, reason: 'Team meeting' }]);
    const { env } = site.environment;
    const { asMember } = await import('@dealership/service-kit/testing');
    const remove = () =>
      request(site.app.getHttpServer())
        .delete(`/api/appointment-blocks/${body.id}`)
        .set(asMember({ audience: 'svc-inquiries', key: env.SERVICE_TOKEN_KEY }));
    expect((await remove()).status).toBe(204);
    expect((await remove()).body.code).toBe('APPOINTMENT_BLOCK_NOT_FOUND');
    expect((await drive()).status).toBe(201);
  });

  it('for one car leaves the others bookable', async () => {
    await block({ vehicleId: 7 });
    expect([(await drive()).status, (await drive({ vehicleId: 8 })).status]).toEqual([409, 201]);
  });

  it('must end after it begins', async () => {
    const { status, body } = await block({ untilTime: '18:45' });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'untilTime' }]]);
  });
});
