import { describe, expect, it } from '@jest/globals';
import { aMessage, post } from '../support/contact.js';
import { app, page, send, setUpInbox } from '../support/inbox.js';
import { aReservation } from '../support/requests.js';

setUpInbox();

describe('the search', () => {
  const found = async (q: string) => {
    const { pinned, items } = await page(new URLSearchParams({ q }).toString());
    return [pinned, items].map((rows) => rows.map(({ id }: { id: string }) => id));
  };

  it('finds a reference number with and without #, before entries with the digits elsewhere', async () => {
    for (const phone of ['+971 50 000 0002', '', '+971 50 000 2000']) await send({ phone });
    await post(app, '/api/vehicle-reservations', aReservation());
    await post(app, '/api/vehicle-reservations', aReservation());
    await post(app, '/api/contact', { ...aMessage(), website: 'spam' });
    expect(await found('#2')).toEqual([['reservation-2', 'contact-2'], []]);
    for (const digits of ['#٢', '#۲', '\u200e#٢', '＃２'])
      expect([digits, await found(digits)]).toEqual([digits, [['reservation-2', 'contact-2'], []]]);
    expect((await found('٢'))[0]).toEqual(['reservation-2', 'contact-2']);
    expect((await found(' 2 '))[0]).toEqual(['reservation-2', 'contact-2']);
    expect((await found('2'))[1]).toEqual(['reservation-1', 'contact-3', 'contact-1']);
    expect(await found('#4')).toEqual([['contact-4'], []]);
    expect(await found('#200')).toEqual([[], []]);
  });

  it('finds the exact request by its reference, in any case and digits, and any with its number without the letters', async () => {
    await send();
    await send();
    const { body: receipt } = await post(app, '/api/vehicle-reservations', aReservation());
    await post(app, '/api/vehicle-reservations', aReservation());
    expect(receipt.reference).toBe(`RS-${receipt.createdAt.slice(0, 4)}-00001`);
    for (const q of [receipt.reference, receipt.reference.toLowerCase(), 'RS-2020-٠٠٠٠١', 'rs 1'])
      expect([q, await found(q)]).toEqual([q, [['reservation-1'], []]]);
    expect((await found('2026-00002'))[0]).toEqual(['reservation-2', 'contact-2']);
    expect(await found('IM-2026-00001')).toEqual([[], []]);
  });

  it.each(['haddad', 'LAYLA@customers', '050 123 4567', '0501234567', '+971 50-123-4567', '٠٥٠١٢٣٤٥٦٧', 'Layla H'])(
    'finds by %s',
    async (q) => {
      await send();
      await send({ firstName: 'Omar', lastName: 'Saleh', email: 'omar@customers.example', phone: '04 222 3333' });
      expect(await found(q)).toEqual([[], ['contact-1']]);
    },
  );

  it.each(['100%', 'o_ar', '\\', "'"])('treats %s literally', async (q) => {
    await send();
    expect(await found(q)).toEqual([[], []]);
  });
});
