import { IMPORT_COLUMNS } from '@dealership/contracts';
import { asMember, until } from '@dealership/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { workOn } from '../../src/stock-imports/jobs/import-batches.js';
import { OWN, queuedFor } from '../support/catalog.js';
import {
  act,
  carsFile,
  catalog,
  checked,
  csv,
  HEADINGS,
  imported,
  PATH,
  reached,
  rows,
  setUpStockImports,
  stock,
  undone,
  upload,
} from '../support/stock-imports.js';

setUpStockImports();

describe('a stock file', () => {
  it('is stored, and its columns are mapped by their headings in any language', async () => {
    const { body } = await upload(csv('رقم المخزون;メーカー;Model;year;Unknown', 'A1;Toyota;Supra;2020;x'));
    expect(body).toMatchObject({
      state: 'mapping',
      fileName: 'stock.csv',
      rows: 1,
      mapping: ['stockNumber', 'make', 'model', 'year', null],
      remembered: false,
      personName: 'Owner',
    });
    expect((await catalog.asStaff('get', PATH).expect(200)).body).toMatchObject({ total: 1, items: [body] });
    expect(await stock()).toEqual([]);
  });

  it.each([
    ['Shift_JIS', Buffer.from([0x8d, 0xdd, 0x8c, 0xc9, 0x94, 0xd4, 0x8d, 0x86, 0x0a, 0x31]), '在庫番号'],
    ['UTF-16', Buffer.from('\uFEFF在庫番号\n1', 'utf16le'), '在庫番号'],
    ['Windows-1256', Buffer.from([0xe3, 0xe3, 0xe3, 0x0a, 0x31]), 'ممم'],
  ])('is also read as %s', async (_, file, heading) => {
    const { body } = await upload(file);
    expect(body.headers).toEqual([heading]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'file', 'This file cannot be read as CSV or XLSX'],
    ['headings alone', csv(HEADINGS), 'file', 'This file has no rows besides its headings'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'file', 'This file cannot be read as CSV or XLSX'],
    ['an open quote', csv(HEADINGS, 'A1,T,S,1,1,1', 'A2,"T'), 'row.3', 'This file cannot be read as CSV or XLSX'],
    ['a broken XLSX', Buffer.from('PK\x03\x04nothing'), 'file', 'This file cannot be read as CSV or XLSX'],
    [
      'too many rows',
      csv('Make', ...Array(10_001).fill('T')),
      'row.10002',
      'A stock file has at most 10,000 rows and 200 columns',
    ],
  ])('that is %s is refused with the position', async (_, file, path, message) => {
    const { body } = await upload(file, 400);
    expect(body.errors).toEqual([{ path, message }]);
    expect((await catalog.asStaff('get', PATH).expect(200)).body.total).toBe(0);
  });

  it('reuses the last mapping for the same headings', async () => {
    await checked(csv('No,Brand', 'A1,Toyota'), ['stockNumber', 'make']);
    const { body } = await upload(csv('No,BRAND', 'A2,Toyota'));
    expect(body).toMatchObject({ mapping: ['stockNumber', 'make'], remembered: true });
  });

  it('requires a stock number column, and one column per field', async () => {
    const { body } = await upload(csv('a,b', '1,2'));
    const map = async (mapping: unknown[]) =>
      (await catalog.asStaff('put', `${PATH}/${body.id}/mapping`).send({ mapping }).expect(400)).body.errors;
    expect(await map(['make', null])).toEqual([{ path: 'mapping', message: 'Please choose the column of the stock number' }]);
    expect(await map(['stockNumber', 'stockNumber'])).toEqual([{ path: 'mapping', message: 'Two columns have the same field' }]);
    expect(await map(['stockNumber', 'wheels'])).toEqual([
      { path: 'mapping.1', message: 'Please choose one of the fields for each column' },
    ]);
    expect(await map(['stockNumber'])).toEqual([{ path: 'mapping', message: 'Please choose one of the fields for each column' }]);
  });
});

const drafts = () => catalog.dataSource.query('SELECT id FROM catalog.archived_vehicle');

describe('an import', () => {
  const FILE = carsFile(
    `${HEADINGS},Notes,Description (Arabic),Equipment`,
    'A1,Toyota,Yaris,2021,10,50000,,,',
    'N1,Toyota,Supra,2020,5,,mine,سيارة,Sunroof; ABS',
  );

  it("creates and updates cars by stock number, keeps empty cells' fields, and is idempotent", async () => {
    await catalog.add({
      stockNumber: 'A1',
      make: 'Toyota',
      model: 'Yaris',
      year: 2021,
      mileage: 10,
      price: '1.00',
      notes: 'kept',
    });
    const { counts, finishedAt } = await imported(FILE);
    expect(counts).toMatchObject({ new: 1, changed: 1, refused: 0, stored: 2 });
    expect(finishedAt).not.toBeNull();
    const after = await stock();
    expect(after).toMatchObject([
      { stock_number: 'A1', price: '50000.00', notes: 'kept', version: 2 },
      { stock_number: 'N1', price: null, notes: 'mine', version: 1 },
    ]);
    const again = await imported(FILE);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, stored: 0 });
    expect(await stock()).toEqual(after);
  });

  it('audits each car, and records its status', async () => {
    await catalog.add({ stockNumber: 'A1', make: 'Toyota', model: 'Yaris', year: 2021, mileage: 10, price: '1.00' });
    await imported(FILE);
    const audit = await catalog.dataSource.query(
      `SELECT action, session_id, person_name, address, before, after FROM catalog.audit WHERE entity = 'vehicle' ORDER BY id`,
    );
    expect(audit).toMatchObject([
      { action: 'create', session_id: 'session-1', person_name: 'Owner', address: '203.0.113.7', after: { stockNumber: 'N1' } },
      { action: 'update', before: { price: '1.00' }, after: { price: '50000.00' } },
    ]);
    expect(await catalog.dataSource.query('SELECT status FROM catalog.vehicle_status')).toEqual([{ status: 'available' }]);
    const { body } = await catalog.asStaff('get', '/api/staff/vehicles?q=N1').expect(200);
    expect(body.items[0]).toMatchObject({ equipment: ['Sunroof', 'ABS'], translations: { ar: { description: 'سيارة' } } });
  });

  it('keeps new cars off the site as drafts, which can be published or taken back', async () => {
    const car = (number: string) => `${number},Toyota,Yaris,2021,10,50000`;
    await catalog.add({ stockNumber: 'A1', make: 'Toyota', model: 'Yaris', year: 2021, mileage: 10, price: '1.00' });
    const file = carsFile(HEADINGS, car('A1'), car('N1'), car('N2'), car('N3'));
    const { id, drafts, counts } = await imported(file, { drafts: true });
    expect([drafts, counts.stored]).toEqual([true, 4]);
    expect((await stock()).map(({ stock_number }) => stock_number)).toEqual(['A1']);
    const events = "SELECT payload FROM catalog.outbox WHERE event LIKE 'vehicle%'";
    expect(await catalog.dataSource.query(events)).toHaveLength(1);
    const listed = async () =>
      (await catalog.asStaff('get', '/api/staff/archived-vehicles?filter=drafts').expect(200)).body.items;
    const found = await listed();
    expect(found.map(({ stockNumber }: { stockNumber: string }) => stockNumber)).toEqual(['N3', 'N2', 'N1']);
    const [changed, published] = found;
    await catalog.asStaff('put', `/api/staff/archived-vehicles/${changed.id}`).send({ notes: 'seen' }).expect(200);
    const { body } = await catalog.asStaff('post', `/api/staff/archived-vehicles/${published.id}/restore`).expect(200);
    expect((await rows(id))[2]?.vehicleId).toBe(body.id);
    await undone(id);
    expect((await stock()).map(({ stock_number, price }) => [stock_number, price])).toEqual([['A1', '1.00']]);
    expect(await listed()).toMatchObject([{ id: changed.id, stockNumber: 'N3' }]);
    expect((await rows(id, '?show=kept')).map(({ kept }) => kept)).toEqual([['notes']]);
  });

  it.each(['published', 'taken back'])(
    'locks its row first when a draft is %s, so that jobs never meet in a deadlock',
    async (how) => {
      const { id: importId } = await imported(carsFile(HEADINGS, 'N1,Toyota,Yaris,2021,10,50000'), { drafts: true });
      const [{ id }] = await catalog.dataSource.query('SELECT id FROM catalog.archived_vehicle');
      const waiting = `
      SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~* 'stock_?import_?row'`;
      const restore = () => catalog.asStaff('post', `/api/staff/archived-vehicles/${id}/restore`).expect(200);
      const started = await catalog.dataSource.transaction(async (job) => {
        await job.query('SELECT FROM catalog.stock_import_row FOR UPDATE');
        const answer = how === 'published' ? restore().then(() => []) : undone(importId).then(drafts);
        await until('it waits', async () => (await catalog.dataSource.query(waiting)).length > 0);
        await job.query('SELECT FROM catalog.archived_vehicle FOR UPDATE NOWAIT');
        return { answer };
      });
      expect(await started.answer).toEqual([]);
    },
  );

  it('a draft that staff save just before it is taken back is kept and listed', async () => {
    const { id: importId } = await imported(carsFile(HEADINGS, 'N1,Toyota,Yaris,2021,10,50000'), { drafts: true });
    const [{ id }] = await drafts();
    await queuedFor<unknown>(
      catalog,
      ['archived_vehicle', id],
      [
        () => catalog.asStaff('put', `/api/staff/archived-vehicles/${id}`).send({ notes: 'mine' }).expect(200),
        () => undone(importId),
      ],
    );
    expect(await drafts()).toEqual([{ id }]);
    expect((await rows(importId, '?show=kept')).map(({ kept }) => kept)).toEqual([['notes']]);
  });

  it('a car that staff archive just before it is taken back is kept and listed', async () => {
    const { id: importId } = await imported(carsFile(HEADINGS, 'N1,Toyota,Yaris,2021,10,50000'));
    const id = (await rows(importId))[0]?.vehicleId as number;
    const vehicles = [{ id, version: 1 }];
    await queuedFor<unknown>(
      catalog,
      ['vehicle', id],
      [() => catalog.asStaff('post', '/api/staff/archived-vehicles').send({ vehicles }).expect(200), () => undone(importId)],
    );
    expect(await drafts()).toEqual([{ id }]);
    expect(await rows(importId, '?show=kept')).toHaveLength(1);
  });

  it('is taken back although another car has the stock number of its draft', async () => {
    const { id } = await imported(carsFile(HEADINGS, 'N1,Toyota,Yaris,2021,10,50000'), { drafts: true });
    await catalog.add({ stockNumber: 'N1' });
    expect((await undone(id)).counts).toMatchObject({ stored: 0, kept: 0 });
    expect(await drafts()).toEqual([]);
    expect(await stock()).toMatchObject([{ stock_number: 'N1' }]);
  });

  it('is reverted completely, and removed from search', async () => {
    await catalog.add({ stockNumber: 'A1', make: 'Toyota', model: 'Yaris', year: 2021, mileage: 10, price: '1.00' });
    const [{ version: _, ...before } = {}] = await stock();
    const { id } = await imported(FILE);
    const { counts } = await undone(id);
    expect(counts).toMatchObject({ stored: 0, kept: 0 });
    expect(await stock()).toMatchObject([before]);
  });

  it('a reverted import keeps what staff changed since, and names it', async () => {
    await catalog.add({ stockNumber: 'A1', make: 'Toyota', model: 'Yaris', year: 2020, mileage: 10, price: '1.00' });
    const { id } = await imported(FILE);
    const [changed, added] = await rows(id);
    await catalog.asStaff('put', `/api/vehicles/${changed?.vehicleId}`).send({ price: 70_000 }).expect(200);
    await catalog.asStaff('put', `/api/vehicles/${added?.vehicleId}`).send({ notes: 'sold to a friend' }).expect(200);
    const { counts } = await undone(id);
    expect(counts).toMatchObject({ stored: 1, kept: 2 });
    expect((await rows(id, '?show=kept')).map(({ kept }) => kept)).toEqual([['price'], ['notes']]);
    expect(await stock()).toMatchObject([
      { year: 2020, price: '70000.00' },
      { stock_number: 'N1', notes: 'sold to a friend' },
    ]);
  });

  it('a reverted import does not touch archived vehicles, and says so', async () => {
    const { id } = await imported(FILE);
    const [first] = await rows(id);
    const vehicles = [{ id: first?.vehicleId, version: 1 }];
    await catalog.asStaff('post', '/api/staff/archived-vehicles').send({ vehicles }).expect(200);
    const { counts } = await undone(id);
    expect(counts).toMatchObject({ stored: 1, kept: 1 });
    expect(await rows(id, '?show=kept')).toMatchObject([
      { row: first?.row, errors: [{ message: 'The change of this row could not be taken back' }] },
    ]);
    expect(await stock()).toEqual([]);
  });

  it('a row that the database rejects when its import is reverted keeps its outcome, and the import says so', async () => {
    const car = { make: 'Toyota', model: 'Yaris', year: 2021, mileage: 10, price: '1.00' };
    await catalog.add({ stockNumber: 'A1', ...car }, { stockNumber: 'A2', ...car });
    await catalog.dataSource.query(
      `ALTER TABLE catalog.vehicle ADD CONSTRAINT ck_test CHECK (stock_number <> 'A1' OR price > 1) NOT VALID`,
    );
    try {
      const { id } = await imported(carsFile(HEADINGS, 'A1,Toyota,Yaris,2021,10,50000', 'A2,Toyota,Yaris,2021,10,50000'));
      const { counts } = await undone(id);
      expect(counts).toMatchObject({ changed: 2, refused: 0, stored: 1, kept: 1 });
      expect(await stock()).toMatchObject([{ price: '50000.00' }, { price: '1.00' }]);
      expect(await rows(id, '?show=kept')).toMatchObject([
        {
          row: 2,
          outcome: 'changed',
          kept: [],
          errors: [{ cell: null, message: 'The change of this row could not be taken back' }],
        },
      ]);
    } finally {
      await catalog.dataSource.query('ALTER TABLE catalog.vehicle DROP CONSTRAINT ck_test');
    }
  });

  it('leaves rows out, and reads a make as the known one that staff chose', async () => {
    const file = carsFile(HEADINGS, 'L1,Toyta,Yaris,2021,10,50000', 'L2,Toyota,Supra,2020,5,9000', 'L3,TOYTA,Supra,2020,5,9000');
    const { id, mapping } = await checked(file);
    const choose = (row: number, leftOut: boolean, status = 200) =>
      catalog.asStaff('put', `${PATH}/${id}/rows/${row}`).send({ leftOut }).expect(status);
    await choose(3, true);
    await choose(4, true);
    expect((await choose(9999, true, 404)).body.code).toBe('STOCK_IMPORT_ROW_NOT_FOUND');
    expect((await choose(4, false)).body.counts).toMatchObject({ new: 2, leftOut: 1 });
    await catalog
      .asStaff('put', `${PATH}/${id}/mapping`)
      .send({ mapping, makes: { toyta: 'Toyota' } })
      .expect(200);
    expect(await reached(id, 'checked')).toMatchObject({ makes: { toyta: 'Toyota' }, counts: { new: 2, leftOut: 1 } });
    expect((await rows(id, '?show=leftOut')).map(({ row, leftOut }) => [row, leftOut])).toEqual([[3, true]]);
    expect((await rows(id, '?show=new')).map(({ row }) => row)).toEqual([2, 4]);
    await act(id, 'start');
    expect((await reached(id, 'done')).counts).toMatchObject({ new: 2, leftOut: 1, stored: 2 });
    expect(await stock()).toMatchObject([
      { stock_number: 'L1', make: 'Toyota' },
      { stock_number: 'L3', make: 'Toyota' },
    ]);
    await choose(3, false, 409);
    expect((await undone(id)).counts).toMatchObject({ stored: 0, kept: 0 });
  });

  it('takes in a refused row once its cells are corrected, and checks it again', async () => {
    const { id } = await checked(carsFile(HEADINGS, 'C1,Toyota,Yaris,1800,few,abc', 'C2,Toyota,Supra,2020,5,9000'));
    const correct = (cells: object, status = 200) =>
      catalog.asStaff('put', `${PATH}/${id}/rows/2`).send({ cells }).expect(status);
    expect((await correct({ year: '2018', mileage: '12,000' })).body.counts).toMatchObject({ new: 1, refused: 1 });
    expect((await rows(id, '?show=refused'))[0]?.errors.map(({ cell }) => cell)).toEqual(['F2']);
    await correct({ price: 'x'.repeat(101) }, 400);
    await correct({ make: 'Lexus' }, 400);
    expect((await correct({ price: '50,000' })).body.counts).toMatchObject({ new: 2, refused: 0 });
    expect((await rows(id))[0]).toMatchObject({
      outcome: 'new',
      errors: [],
      cells: ['C1', 'Toyota', 'Yaris', '2018', '12,000', '50,000', 'Automatic', 'Gasoline'],
    });
    await correct({ price: '12' });
    expect((await rows(id))[0]).toMatchObject({ outcome: 'new', leftOut: true });
    await correct({ price: '50,000' });
    expect((await rows(id))[0]).toMatchObject({ warnings: [], leftOut: false });
    await act(id, 'start');
    expect((await reached(id, 'done')).counts).toMatchObject({ new: 2, stored: 2 });
    expect((await stock())[0]).toMatchObject({ stock_number: 'C1', year: 2018, price: '50000.00' });
    await correct({ price: '60,000' }, 409);
  });

  it('keeps a row left out while a correction leaves a doubt, or if staff left it out without one', async () => {
    const line = (price: number) => `T,S,2020,1,${price},X-123`;
    const { id } = await checked(carsFile(`${HEADINGS},VIN or chassis number`, `D1,${line(90_000)}`, `D2,${line(12)}`));
    const change = (row: number, body: object) => catalog.asStaff('put', `${PATH}/${id}/rows/${row}`).send(body).expect(200);
    await change(3, { cells: { price: '95,000' } });
    await change(2, { leftOut: true });
    await change(2, { cells: { price: '95,000' } });
    expect((await rows(id)).map(({ leftOut, warnings }) => [leftOut, warnings.length])).toEqual([
      [true, 0],
      [true, 1],
    ]);
  });

  it('takes in a refused row once its choices are corrected by their codes', async () => {
    const { id } = await checked(
      csv(`${HEADINGS},Transmission,Fuel type,Body type`, 'C1,Toyota,Yaris,2018,12000,50000,Automatic,Steam,boat'),
    );
    expect((await rows(id))[0]?.errors.map(({ field }) => field)).toEqual(['fuelType', 'bodyType']);
    const correct = (cells: object) => catalog.asStaff('put', `${PATH}/${id}/rows/2`).send({ cells }).expect(200);
    expect((await correct({ fuelType: 'Hybrid', bodyType: 'suv' })).body.counts).toMatchObject({ new: 1, refused: 0 });
  });

  it('refuses a correction of a field that no column has', async () => {
    const { id } = await checked(csv('Stock number,Make', 'C1,Toyota'));
    const { body } = await catalog
      .asStaff('put', `${PATH}/${id}/rows/2`)
      .send({ cells: { year: '2020' } })
      .expect(400);
    expect(body.errors).toMatchObject([{ path: 'cells.year' }]);
  });

  it('only moves to the next step', async () => {
    const { body } = await upload(FILE);
    for (const action of ['start', 'pause', 'undo'])
      expect((await act(body.id, action, 409)).body.code).toBe('STOCK_IMPORT_STATE_CHANGED');
    await act(999, 'start', 404);
    await act(body.id, 'explode', 400);
    const { id } = await imported(FILE);
    await act(id, 'start', 409);
    await catalog
      .asStaff('put', `${PATH}/${id}/mapping`)
      .send({ mapping: ['stockNumber'] })
      .expect(409);
  });

  it('refuses only the row that the database rejects', async () => {
    await catalog.dataSource.query(`ALTER TABLE catalog.vehicle ADD CONSTRAINT ck_test CHECK (model <> 'Impossible') NOT VALID`);
    try {
      const { id, counts } = await imported(carsFile(HEADINGS, 'A1,T,S,2020,1,1', 'A2,T,Impossible,2020,1,1', 'A3,T,S,2020,1,1'));
      expect(counts).toMatchObject({ new: 2, refused: 1, stored: 2 });
      expect((await rows(id, '?show=refused')).map(({ row, errors }) => [row, errors[0]?.message])).toEqual([
        [3, 'This row could not be stored'],
      ]);
    } finally {
      await catalog.dataSource.query('ALTER TABLE catalog.vehicle DROP CONSTRAINT ck_test');
    }
  });
});

it('gives up a bad row in the transaction that tried it, and tries the next one', async () => {
  await catalog.dataSource.query(`ALTER TABLE catalog.vehicle ADD CONSTRAINT ck_test CHECK (model <> 'Impossible') NOT VALID`);
  try {
    const { id } = await checked(carsFile(HEADINGS, 'A1,T,Impossible,2020,1,9000', 'A2,T,S,2020,1,9000', 'A3,T,S,2020,1,9000'));
    const worked = await catalog.dataSource.transaction(async (manager) => {
      // Uncommitted, so that no other process works on it.
      await manager.query(`UPDATE catalog.stock_import SET state = 'running', position = 0 WHERE id = $1`, [id]);
      const inside = { transaction: manager.transaction.bind(manager) } as unknown as DataSource;
      const one = () => workOn(inside, (picture) => picture, 1);
      return [await one(), await one()];
    });
    expect(worked).toMatchObject([{ row: 2 }, { row: 3 }]);
    expect((await reached(id, 'done')).counts).toMatchObject({ new: 2, refused: 1, stored: 2 });
  } finally {
    await catalog.dataSource.query('ALTER TABLE catalog.vehicle DROP CONSTRAINT ck_test');
  }
});

describe('the template', () => {
  it.each(['csv', 'xlsx'])('as %s has every column, and can be imported unchanged', async (format) => {
    const template = await catalog
      .asStaff('get', `/api/staff/stock-template?lang=ja&format=${format}`)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    const { body } = await upload(template.body as Buffer);
    expect(body.mapping).toEqual(IMPORT_COLUMNS.map(({ name }) => name));
    expect(body.headers[0]).toBe('在庫番号');
    const { counts } = await checked(template.body as Buffer);
    expect(counts).toMatchObject({ new: 1, refused: 0 });
  });
});

it('neither shows nor imports costs without the permission', async () => {
  const file = carsFile(`${HEADINGS},Purchase price`, 'A1,Toyota,Supra,2020,1000,90000,61000');
  const { body: owners } = await upload(file);
  const asSales = (method: 'get' | 'post' | 'put', path: string) =>
    catalog
      .asAnonymous(method, path)
      .set(asMember(OWN, 'sales'))
      .set('content-type', method === 'post' ? 'text/csv' : 'application/json');
  const { body } = await asSales('post', `${PATH}?name=stock.csv`).send(file).expect(201);
  expect(body.mapping).toEqual(['stockNumber', 'make', 'model', 'year', 'mileage', 'price', null, 'transmission', 'fuelType']);
  await asSales('put', `${PATH}/${body.id}/mapping`).send({ mapping: owners.mapping }).expect(403);
  await asSales('put', `${PATH}/${body.id}/mapping`).send({ mapping: body.mapping }).expect(200);
  const { body: seen } = await asSales('get', `${PATH}/${owners.id}/rows`).expect(200);
  expect(seen.items[0].cells).toEqual(['A1', 'Toyota', 'Supra', '2020', '1000', '90000', '', 'Automatic', 'Gasoline']);
  expect((await rows(owners.id))[0]?.cells[6]).toBe('61000');
});
