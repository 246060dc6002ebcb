import { bookableDays, defaultSettings } from '@dealership/contracts';
import { lockForTransaction } from '@dealership/service-kit/database';
import { asMember, until } from '@dealership/service-kit/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { SCHEDULE_LOCK } from '../../src/requests/schedule/schedule.service.js';
import { CatalogClient } from '../../src/service-clients/catalog/catalog.client.js';
import { SiteClient } from '../../src/service-clients/site/site.client.js';
import { DAY, setUpAppointments } from '../support/appointments.js';
import { post } from '../support/contact.js';
import { aTestDrive } from '../support/requests.js';

const site = setUpAppointments();
const { drive, slots, week, act, stored } = site;
const soldCar = { make: 'Aurelio', model: 'Vento', year: 2024, sold: true, reserved: false, images: [], price: null };

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

  it.each([
    ['a sold car', soldCar, [409, 'VEHICLE_SOLD']],
    ['a missing car', 'missing', [404, 'VEHICLE_NOT_FOUND']],
  ] as const)('of %s is not offered to visitors, but to staff, who move earlier appointments', async (_, car, refusal) => {
    const vehicle = jest.spyOn(site.app.get(CatalogClient), 'vehicle').mockResolvedValue(car);
    const { status, body } = await request(site.app.getHttpServer()).get('/api/test-drive/slots?vehicleId=7');
    expect([status, body.code]).toEqual(refusal);
    expect(await slots(7, DAY, '&booker=staff')).toContain('19:00');
    vehicle.mockRestore();
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

  describe('of a request marked as spam', () => {
    const LEADS = '/api/test-drive-requests/1';
    const INBOX = '/api/inbox/test_drive-1';

    async function mark(change: { state: string; lostReason?: string }): Promise<void> {
      const { version } = (await site.staff.get(INBOX)).body;
      expect((await site.staff.put(INBOX, { ...change, version })).status).toBe(200);
    }

    const states = async () => (await stored()).map(({ state }) => state);

    const emails = () => stored('SELECT id FROM inquiries.appointment_email');

    beforeEach(() => drive());

    it.each([
      [LEADS, { status: 'spam', version: 1 }],
      [INBOX, { state: 'spam', version: 1 }],
    ])('is released by PUT %s', async (path, change) => {
      expect((await site.staff.put(path, change)).status).toBe(200);
      expect((await drive()).status).toBe(201);
    });

    it.each([
      [LEADS, { status: 'new' }],
      [INBOX, { state: 'new', version: 2 }],
    ])('is taken again once that is undone by PUT %s', async (path, change) => {
      await mark({ state: 'spam' });
      expect((await site.staff.put(path, change)).status).toBe(200);
      expect((await site.staff.get(INBOX)).body.appointment.state).toBe('requested');
      expect((await drive()).body.code).toBe('APPOINTMENT_TAKEN');
      expect(await emails()).toEqual([]);
    });

    it('is confirmed again if staff had confirmed it or moved it, and requested if the visitor moved it since', async () => {
      const again = async () => {
        for (const state of ['spam', 'answered']) await mark({ state });
        return states();
      };
      await act(1, 'confirm', { version: 1 });
      expect(await again()).toEqual(['confirmed']);
      await site.environment.sql(
        `INSERT INTO inquiries.appointment_email (appointment_id, purpose, starts_at, version, by_visitor)
         SELECT id, 'moved', starts_at, version, true FROM inquiries.appointment`,
      );
      expect(await again()).toEqual(['requested']);
      await act(1, 'move', { date: DAY, time: '20:00', version: 6 });
      expect(await again()).toEqual(['confirmed']);
    });

    it.each([
      ['the car is booked then', () => drive()],
      [
        'all bays are booked then',
        async () => {
          await drive({ vehicleId: 8 });
          return drive({ vehicleId: 9 });
        },
      ],
      [
        'the time is blocked',
        () =>
          site.staff.post('/api/appointment-blocks', {
            ...{ vehicleId: null, date: DAY, time: '18:45', untilDate: DAY, untilTime: '19:15', reason: 'Team meeting' },
          }),
      ],
    ])('stays free if %s', async (_, taken) => {
      await mark({ state: 'spam' });
      expect((await taken()).status).toBe(201);
      await mark({ state: 'new' });
      expect((await states())[0]).toBe('cancelled');
    });

    it.each([LEADS, INBOX])('takes another bay if its own is booked then, by PUT %s', async (path) => {
      await mark({ state: 'spam' });
      await drive({ vehicleId: 8 });
      const { version } = (await site.staff.get(INBOX)).body;
      await site.staff.put(path, path === INBOX ? { state: 'new', version } : { status: 'new' });
      expect((await stored()).map(({ state, bay }) => [state, bay])).toEqual([
        ['requested', 2],
        ['requested', 1],
      ]);
    });

    it('stays free if it was cancelled before, or the request is lost', async () => {
      await act(1, 'cancel', { reason: 'Sold', version: 1 });
      for (const state of ['spam', 'new']) await mark({ state });
      await drive();
      const { version } = (await site.staff.get('/api/inbox/test_drive-2')).body;
      for (const change of [{ state: 'spam' }, { state: 'lost', lostReason: 'Too expensive' }])
        await site.staff.put('/api/inbox/test_drive-2', { ...change, version: change.state === 'spam' ? version : version + 1 });
      expect(await states()).toEqual(['cancelled', 'cancelled']);
    });

    it('stays as it was if it is past', async () => {
      await site.environment.sql(
        `UPDATE inquiries.appointment SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'`,
      );
      await mark({ state: 'spam' });
      expect(await states()).toEqual(['requested']);
    });
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

  it('asks for confirmation if it holds appointments, naming them, and leaves them as they are', async () => {
    await drive({ firstName: 'Mona', lastName: 'Khoury' });
    await drive({ vehicleId: 8, time: '20:00' });
    expect((await block({ vehicleId: 8 })).status).toBe(201);
    for (const changes of [{}, { vehicleId: 7 }, { untilTime: '20:00' }, { confirmed: false }]) {
      const { status, body } = await block(changes);
      expect([status, body.code]).toEqual([409, 'APPOINTMENTS_IN_BLOCK']);
      const names = { firstName: 'Mona', lastName: 'Khoury', vehicleId: 7, vehicleName: null };
      expect(body.booked).toEqual([{ id: 1, date: DAY, time: '19:00', ...names }]);
    }
    expect((await block({ untilTime: '20:01' })).body.booked.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    expect((await block({ confirmed: true })).status).toBe(201);
    expect((await stored()).map(({ state }) => state)).toEqual(['requested', 'requested']);
    await act(1, 'cancel', { reason: 'Sold', version: 1 });
    expect((await block()).status).toBe(201);
  });

  it('names a request that is booked while staff block its time', async () => {
    const locks = `FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE d.datname = current_database() AND NOT granted`;
    const waiting = (count: number) => until(`${count} wait`, async () => (await stored(`SELECT pid ${locks}`)).length === count);
    const [booked, blocked] = await site.environment.dataSource.transaction(async (manager) => {
      await lockForTransaction(manager, SCHEDULE_LOCK);
      const booking = drive();
      await waiting(1);
      const blocking = block();
      await waiting(2);
      return [booking, blocking].map((answer) => [answer]);
    });
    expect((await booked?.[0])?.status).toBe(201);
    expect((await blocked?.[0])?.body).toMatchObject({ code: 'APPOINTMENTS_IN_BLOCK', booked: [{ vehicleId: 7 }] });
  });

  it('for one car needs a car that exists', async () => {
    const vehicle = jest.spyOn(site.app.get(CatalogClient), 'vehicle').mockResolvedValue('missing');
    const { status, body } = await block({ vehicleId: 999_999 });
    expect([status, body.code, body.errors]).toMatchObject([404, 'VEHICLE_NOT_FOUND', [{ path: 'vehicleId' }]]);
    expect((await block()).status).toBe(201);
    vehicle.mockResolvedValue(soldCar);
    expect((await block({ vehicleId: 7 })).status).toBe(201);
    vehicle.mockRestore();
  });

  it('must end after it begins', async () => {
    const { status, body } = await block({ untilTime: '18:45' });
    expect([status, body.errors]).toMatchObject([400, [{ path: 'untilTime' }]]);
  });
});
