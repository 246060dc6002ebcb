import { isAllowed, ROLES, type Role } from '@dealership/contracts';
import { signApiClientToken } from '@dealership/service-kit/staff';
import { asMember } from '@dealership/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Catalog, OWN, startCatalog } from '../support/catalog.js';

let catalog: Catalog;

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.empty());
afterAll(() => catalog.stop());

const PATH = '/api/staff/vehicles/export';
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');
const exported = async (query = '') => linesOf((await catalog.asStaff('get', `${PATH}${query}`).expect(200)).text);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe('the export of the stock', () => {
  it('is a CSV file with numbers, prices and days in stock', async () => {
    const car = { stockNumber: 'A-17', chassisNumber: 'WP0ZZZ99ZTS392124', price: '150000.50', createdAt: daysAgo(41) };
    const [id] = await catalog.add({
      ...car,
      purchasePrice: '120000',
      costs: null,
      salePrice: '148000',
      keyTag: 'K, 4',
      reserved: true,
    });
    const { headers, text } = await catalog.asStaff('get', PATH).expect(200);
    expect(headers['content-disposition']).toContain('stock.csv');
    const [head, row] = linesOf(text);
    expect(head).toBe(
      'Number,Stock number,Status,Year,Make,Model,VIN or chassis number,Mileage (km),Price (AED),Purchase price (AED),Costs (AED),Sold for (AED),' +
        'In stock since (Asia/Dubai),Days in stock,Transmission,Fuel type,Body type,Exterior colour,Regional spec,Key tag,Place,Featured,Pictures',
    );
    expect(row).toMatch(
      new RegExp(
        `^${id},A-17,reserved,2023,Orsenza,Altavia,WP0ZZZ99ZTS392124,10000,150000\\.5,120000,,148000,\\d{4}-\\d\\d-\\d\\d,41,`,
      ),
    );
    expect(row).toContain(',"K, 4",');
  });

  it('has the filtered vehicles in the order of the list', async () => {
    const [old, sold, fresh] = await catalog.add({ createdAt: daysAgo(9) }, { sold: true }, { createdAt: daysAgo(2) });
    const idsOf = async (query: string) => (await exported(query)).slice(1).map((line) => Number(line.split(',')[0]));
    expect(await idsOf('?filter=available&sort=oldest')).toEqual([old, fresh]);
    expect(await idsOf('?filter=sold')).toEqual([sold]);
    expect(await idsOf('?q=nothing')).toEqual([]);
    await catalog.asStaff('get', `${PATH}?page=1`).expect(400);
  });

  it('leaves the days of a sold vehicle empty, and runs no formula', async () => {
    await catalog.add({ sold: true, place: '=1+1' });
    const [, row] = await exported();
    expect(row).toMatch(/,\d{4}-\d\d-\d\d,,Automatic,/);
    expect(row).toContain(",'=1+1,");
  });

  it.each(ROLES)('shows purchase prices to a %s according to the role table', async (role: Role) => {
    await catalog.add({ purchasePrice: '98765', salePrice: '123456' });
    const { text } = await catalog.asAnonymous('get', PATH).set(asMember(OWN, role)).expect(200);
    const sees = isAllowed(role, 'stock.costs');
    for (const part of ['Purchase price', 'Costs', 'Sold for', '98765', '123456'])
      expect([part, text.includes(part)]).toEqual([part, sees]);
  });

  it('is for staff and API clients that may read the stock', async () => {
    await catalog.add({ purchasePrice: '98765' });
    await catalog.asAnonymous('get', PATH).expect(401);
    const token = signApiClientToken(OWN, { id: 1, scopes: ['stock.read'] });
    const { text } = await catalog.asAnonymous('get', PATH).set('authorization', `Bearer ${token}`).expect(200);
    expect(text).not.toContain('98765');
  });
});
