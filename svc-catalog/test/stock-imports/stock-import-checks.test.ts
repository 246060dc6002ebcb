import { describe, expect, it } from '@jest/globals';
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
} from '../support/stock-imports.js';

setUpStockImports();

describe('checking a file', () => {
  it("reports each row's effect, names every invalid cell, and stores nothing", async () => {
    const [id] = await catalog.add(
      { stockNumber: 'A1', make: 'Toyota', model: 'Supra', year: 2020, mileage: 5, price: '100.00' },
      { stockNumber: 'A2', make: 'Toyota', model: 'Supra', year: 2020, mileage: 5, price: '100.00' },
    );
    const before = await stock();
    const file = csv(
      `${HEADINGS},Transmission,Sold,Fuel type`,
      'A1,Toyota,Supra,2020,5,100,,,',
      'A2,Toyota,Supra,2020,"12,000 km",AED 90,auto,はい,',
      'A3,Toyota,Yaris,2021,10,,CVT,no,Diesel',
      'A4,Toyota,,nineteen,-1,cheap,both,maybe,',
      ',Toyota,Yaris,2021,10,1,CVT,,Diesel',
      'A3,Toyota,Yaris,2021,10,1,CVT,,Diesel,more',
    );
    const found = await checked(file);
    expect(found.counts).toMatchObject({ new: 1, changed: 0, leftOut: 1, unchanged: 1, refused: 3, stored: 0 });
    const list = await rows(found.id);
    expect(list.map(({ outcome }) => outcome)).toEqual(['unchanged', 'changed', 'new', 'refused', 'refused', 'refused']);
    expect(list[1]?.fields.toSorted()).toEqual(['mileage', 'price', 'sold']);
    expect([list[1]?.before, list[1]?.after]).toEqual([
      { mileage: 5, price: '100.00', sold: false },
      { mileage: 12_000, price: '90.00', sold: true },
    ]);
    const read = { price: null, mileage: 10, fuelType: 'Diesel', transmission: 'CVT', sold: false, reserved: false };
    expect([list[2]?.before, list[2]?.after]).toEqual([null, read]);
    expect(
      list.slice(3).map(({ errors }) => errors.map(({ cell, column, message, other }) => [cell, column, message, other])),
    ).toEqual([
      [
        ['C5', 'Model', 'This cell is needed for a new vehicle', null],
        ['D5', 'Year', expect.any(String), null],
        ['E5', 'Mileage', expect.any(String), null],
        ['F5', 'Price', 'Please enter the price in AED as a number, or leave it empty', null],
        ['G5', 'Transmission', 'Please choose a transmission', null],
        ['I5', 'Fuel type', 'This cell is needed for a new vehicle', null],
        ['H5', 'Sold', 'This must be true or false', null],
      ],
      [['A6', 'Stock number', 'This cell is needed for a new vehicle', null]],
      [
        ['J7', null, 'This row has more cells than the file has headings', null],
        ['A7', 'Stock number', 'An earlier row has this stock number', 'A4'],
      ],
    ]);
    expect(await stock()).toEqual(before);
    expect(await rows(found.id, '?show=new')).toMatchObject([{ row: 4 }]);
    expect(id).toBeGreaterThan(0);
  });

  it('assumes neither transmission nor fuel of a new vehicle, and names what is missing, with or without a column', async () => {
    await catalog.add({ stockNumber: 'A1' });
    const found = await checked(csv(`${HEADINGS},Fuel type`, 'A1,T,S,2020,1,150000,', 'A2,T,S,2020,1,9000,'));
    expect(found.counts).toMatchObject({ new: 0, changed: 1, refused: 1 });
    const message = 'This cell is needed for a new vehicle';
    expect((await rows(found.id))[1]?.errors).toEqual([
      { cell: null, column: null, field: 'transmission', message, other: null },
      { cell: 'G3', column: 'Fuel type', field: 'fuelType', message, other: null },
    ]);
  });

  it('reads one column of statuses, and prices on request', async () => {
    const [id] = await catalog.add({ stockNumber: 'S1', make: 'T', model: 'S', year: 2020, mileage: 1, price: '100.00' });
    const found = await checked(
      carsFile(`${HEADINGS},Status`, 'S1,T,S,2020,1,POA,Sold', 'S2,T,S,2020,12.500,250.000,محجوزة', 'S3,T,S,2020,-5,1,lost'),
    );
    expect(found.counts).toMatchObject({ new: 1, changed: 1, refused: 1 });
    const list = await rows(found.id);
    expect(list[0]?.after).toEqual({ price: null, sold: true });
    expect(list[2]?.errors).toMatchObject([
      { cell: 'E4', field: 'mileage', message: 'Please enter the vehicle mileage' },
      { cell: 'G4', field: 'status', message: 'Please choose a status' },
    ]);
    expect(id).toBeGreaterThan(0);
  });

  it('warns of a duplicate car in the file, or in the stock under another number', async () => {
    const [id] = await catalog.add({ stockNumber: 'B1', chassisNumber: 'GRJ300-1' });
    const found = await checked(
      carsFile(
        `${HEADINGS},VIN or chassis number`,
        'A1,T,S,2020,1,9000,grj300-1',
        'A2,T,S,2020,1,9000,X-123',
        'A3,T,S,2020,1,9000,x-123',
      ),
    );
    expect(found.counts).toMatchObject({ new: 1, leftOut: 2, warned: 2 });
    expect((await rows(found.id, '?show=warned')).map(({ warnings }) => warnings)).toEqual([
      [
        {
          cell: 'G2',
          column: 'VIN or chassis number',
          field: 'chassisNumber',
          message: 'Another vehicle has this chassis number',
          other: `#${id}`,
        },
      ],
      [
        {
          cell: 'G4',
          column: 'VIN or chassis number',
          field: 'chassisNumber',
          message: 'An earlier row has this chassis number',
          other: 'G3',
        },
      ],
    ]);
  });

  it('warns of a VIN whose tenth character encodes another model year, but does not refuse the row', async () => {
    const found = await checked(
      carsFile(
        `${HEADINGS},VIN or chassis number`,
        'A1,T,S,2003,1,9000,1HGCM82633A004352',
        'A2,T,S,2019,1,9000,1HGCM82633A004352',
      ),
    );
    expect(found.counts).toMatchObject({ new: 1, leftOut: 1, refused: 0 });
    const [, second] = await rows(found.id);
    expect(second?.warnings).toContainEqual({
      cell: 'G3',
      column: 'VIN or chassis number',
      field: 'chassisNumber',
      message: 'The tenth character of this VIN stands for another model year',
      other: null,
    });
    expect((await rows(found.id, '?show=warned')).map(({ row }) => row)).toEqual([3]);
  });

  it('warns of a VIN with a wrong check digit, but does not refuse the row', async () => {
    const found = await checked(carsFile(`${HEADINGS},VIN or chassis number`, 'A1,T,S,1996,1,9000,WP0ZZZ99ZTS392124'));
    expect(found.counts).toMatchObject({ leftOut: 1, refused: 0 });
    const [first] = await rows(found.id);
    expect(first?.warnings).toMatchObject([
      { cell: 'G2', message: expect.stringMatching(/^The check digit of this VIN does not match/) },
    ]);
  });
});

describe('the name of a paint in the column of a colour', () => {
  const HEADS = `${HEADINGS},Exterior colour,Interior colour`;
  const colors = () =>
    catalog.dataSource.query(
      `SELECT exterior_color AS color, exterior_color_name AS name, interior_color AS inside, interior_color_name AS inside_name
       FROM catalog.vehicle ORDER BY stock_number`,
    );

  it('is kept as the name, with the colour in it if there is one, and noted', async () => {
    const file = carsFile(
      HEADS,
      'A1,T,S,2020,1,9000,Pearl White,Black leather',
      'A2,T,S,2020,1,9000,Bronze,black',
      'A3,T,S,2020,1,9000,?,',
    );
    const found = await imported(file);
    expect(found.counts).toMatchObject({ new: 2, refused: 1, warned: 2 });
    const [first, second, third] = await rows(found.id);
    expect(first?.warnings).toMatchObject([
      { cell: 'G2', field: 'exteriorColor', message: 'The colour in this name is taken, and the name is kept' },
      { cell: 'H2', field: 'interiorColor' },
    ]);
    expect(second?.warnings).toMatchObject([
      { cell: 'G3', field: 'exteriorColor', message: 'No known colour is in this name: only the name is kept' },
    ]);
    expect(third?.errors).toMatchObject([{ cell: 'G4', message: 'Please choose a colour' }]);
    expect(await colors()).toEqual([
      { color: 'white', name: 'Pearl White', inside: 'black', inside_name: 'Black leather' },
      { color: null, name: 'Bronze', inside: 'black', inside_name: null },
    ]);
  });

  it('leaves the colour that staff chose for the same name', async () => {
    await catalog.add({ stockNumber: 'A1', exteriorColor: 'brown', exteriorColorName: 'Bronze' });
    await catalog.add({ stockNumber: 'A2', exteriorColor: 'silver' });
    await catalog.add({ stockNumber: 'A3', exteriorColor: 'white', exteriorColorName: 'Pearl White' });
    const found = await imported(csv('Stock number,Exterior colour', 'A1,Bronze', 'A2,Moonstone', `A3,${'Carmine '.repeat(9)}`));
    expect(found.counts).toMatchObject({ changed: 2, unchanged: 1, refused: 0, warned: 2 });
    expect(await colors()).toMatchObject([
      { color: 'brown', name: 'Bronze' },
      { color: 'silver', name: 'Moonstone' },
      { color: null, name: expect.stringMatching(/^Carmine .{40,}/) },
    ]);
  });
});

it('reads three digits after a dot as thousands, and refuses any other fraction of a price', async () => {
  const cars = ['A1,Toyota,Yaris,2021,10,95.500,CVT,Diesel', 'A2,Toyota,Yaris,2021,10,4.5,CVT,Diesel'];
  const { id } = await checked(csv(`${HEADINGS},Transmission,Fuel type`, ...cars));
  const [read, refused] = await rows(id);
  expect([read?.outcome, read?.after?.price]).toEqual(['new', '95500.00']);
  expect(refused?.errors.map(({ cell, message }) => [cell, message])).toEqual([
    ['F3', 'Please enter the price in whole dirhams'],
  ]);
});

it('refuses a price of 0, but not costs of 0', async () => {
  const cars = ['A1,Toyota,Yaris,2021,10,0,CVT,Diesel,9000', 'A2,Toyota,Yaris,2021,10,9000,CVT,Diesel,0'];
  const { id } = await checked(csv(`${HEADINGS},Transmission,Fuel type,Purchase price`, ...cars));
  const [refused, read] = await rows(id);
  expect(refused?.errors.map(({ cell, message }) => [cell, message])).toEqual([
    ['F2', 'Please enter a price above 0, or leave it empty for a price on request'],
  ]);
  expect([read?.outcome, read?.errors]).toEqual(['new', []]);
});

it('warns of an archived stock number', async () => {
  const [id] = await catalog.add({ stockNumber: 'Z1' });
  await catalog
    .asStaff('post', '/api/staff/archived-vehicles')
    .send({ vehicles: [{ id, version: 1 }] })
    .expect(200);
  const found = await checked(carsFile(HEADINGS, 'Z1,T,S,2020,1,9000'));
  expect((await rows(found.id))[0]?.warnings[0]).toMatchObject({
    cell: 'A2',
    message: 'A draft or an archived vehicle has this stock number',
  });
});

it('warns of a price that is very low or high, or far from the one before', async () => {
  await catalog.add({ stockNumber: 'A1', price: '389000.00' }, { stockNumber: 'A2', price: '389000.00' });
  const found = await checked(
    carsFile(
      HEADINGS,
      ...['A1,T,S,2020,1,38900', 'A2,T,S,2020,1,369000', 'A3,T,S,2020,1,240'],
      ...['A4,T,S,2020,1,240000', 'A5,T,S,2020,1,468000000'],
    ),
  );
  expect(found.counts).toMatchObject({ new: 1, changed: 1, leftOut: 3, warned: 3 });
  const message = 'Please check this price: it is very low or very high, or far from the one before';
  expect((await rows(found.id, '?show=warned')).map(({ warnings }) => warnings)).toMatchObject([
    [{ cell: 'F2', field: 'price', message }],
    [{ cell: 'F4', field: 'price', message }],
    [{ cell: 'F6', field: 'price', message }],
  ]);
});

it('leaves out a row with a doubtful value until staff choose it, also when the file is checked again', async () => {
  const { id, mapping } = await checked(carsFile(HEADINGS, 'A1,T,S,2020,1,12', 'A2,T,S,2020,1,12', 'A3,T,S,2020,1,90000'));
  const leftOut = async () => (await rows(id, '?show=leftOut')).map(({ row }) => row);
  expect(await leftOut()).toEqual([2, 3]);
  await catalog.asStaff('put', `${PATH}/${id}/rows/2`).send({ leftOut: false }).expect(200);
  await catalog.asStaff('put', `${PATH}/${id}/mapping`).send({ mapping }).expect(200);
  await reached(id, 'checked');
  expect(await leftOut()).toEqual([3]);
  await act(id, 'start');
  expect((await reached(id, 'done')).counts).toMatchObject({ new: 2, leftOut: 1, stored: 2 });
  expect(await stock()).toMatchObject([
    { stock_number: 'A1', price: '12.00' },
    { stock_number: 'A3', price: '90000.00' },
  ]);
});
