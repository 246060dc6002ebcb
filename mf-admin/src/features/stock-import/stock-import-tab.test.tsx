import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SESSION } from '../../testing/admin-site.js';
import { press } from '../../testing/controls.js';
import { refusal } from '../../testing/fake-site.js';
import { openAdmin } from '../../testing/open-admin.js';
import { COUNTS, IMPORTS_PATH, importFile, importRow, PICTURES, stockImportSite } from '../../testing/stock-import.js';

const { site, uploads, inState, steps } = stockImportSite();

describe('the list of files', () => {
  it('shows each file and its sender, and opens it', async () => {
    openAdmin('?tab=stock-import');
    const name = await screen.findByRole('button', { name: 'cars.csv' });
    expect((name.closest('tr') as HTMLElement).textContent).toContain('Imported');
    expect(screen.getByRole('link', { name: 'XLSX template' }).getAttribute('href')).toBe(
      '/api/staff/stock-template?format=xlsx&lang=en',
    );
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('done') });
    await userEvent.click(name);
    expect(await screen.findByRole('heading', { name: /cars\.csv/ })).toBeTruthy();
  });

  it('is hidden without the permission to add vehicles', async () => {
    site.on('GET /api/admin/session', { body: { ...SESSION, role: 'viewer' } });
    openAdmin('?tab=stock-import');
    await screen.findByRole('searchbox');
    expect(screen.queryByText('Stock import')).toBeNull();
  });

  it('uploads a file, names the row that cannot be read, and opens a valid one', async () => {
    openAdmin('?tab=stock-import');
    await screen.findByRole('button', { name: 'cars.csv' });
    await userEvent.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), new File(['x'], 'cars.csv'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({ path: `${IMPORTS_PATH}?name=cars.csv`, type: 'application/octet-stream' });
    const errors = [{ path: 'row.17', message: 'This file cannot be read as CSV or XLSX' }];
    uploads.sent[0]?.answer(400, refusal('VALIDATION_FAILED', { errors }).body as object);
    expect(await screen.findByText('Row 17: This file cannot be read as CSV or XLSX')).toBeTruthy();
    fireEvent.drop(screen.getByText('or drop it here'), { dataTransfer: { files: [new File(['y'], 'more.csv')] } });
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    expect(uploads.sent[1]?.path).toBe(`${IMPORTS_PATH}?name=more.csv`);
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('mapping') });
    uploads.sent[1]?.answer(201, importFile('mapping'));
    expect(await screen.findByRole('button', { name: 'Check 4 rows' })).toBeTruthy();
  });
});

it('checks an uploaded file at once if no column needs a choice', async () => {
  const known = importFile('mapping', { headers: ['No', 'Brand'], mapping: ['stockNumber', 'make'] });
  site.on(`PUT ${IMPORTS_PATH}/4/mapping`, { body: { ...known, state: 'checking', worked: 0 } });
  openAdmin('?tab=stock-import');
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), new File(['x'], 'cars.csv'));
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  site.on(`GET ${IMPORTS_PATH}/4`, { body: { ...known, state: 'checked' } });
  uploads.sent[0]?.answer(201, known);
  expect(await screen.findByRole('button', { name: 'Import 3 vehicles; rows left here: 1' })).toBeTruthy();
  expect(site.calls('PUT', `${IMPORTS_PATH}/4/mapping`).map(({ body }) => body)).toEqual([{ mapping: ['stockNumber', 'make'] }]);
});

describe('the columns of a file', () => {
  const fieldOf = (heading: string) => screen.findByLabelText<HTMLSelectElement>(`Field of “${heading}”`);

  it('are mapped and sent; a duplicate field or a missing stock number is reported first', async () => {
    site.on(`PUT ${IMPORTS_PATH}/4/mapping`, { body: importFile('checking', { worked: 0 }) });
    inState('mapping');
    expect((await fieldOf('Brand')).value).toBe('make');
    const matched = screen.getByText('2 columns matched').closest('details') as HTMLDetailsElement;
    expect([matched.open, matched.contains(await fieldOf('Brand')), matched.contains(await fieldOf('Colour'))]).toEqual([
      ...[false, true, false],
    ]);
    expect(screen.getByText('1 column is left out: ⁨Colour⁩')).toBeTruthy();
    await userEvent.selectOptions(await fieldOf('Colour'), 'make');
    expect(await screen.findByText('Two columns have the same field')).toBeTruthy();
    await userEvent.selectOptions(await fieldOf('Colour'), 'exteriorColor');
    await userEvent.selectOptions(await fieldOf('No'), '');
    expect(await screen.findByText('Please choose the column of the stock number')).toBeTruthy();
    await userEvent.selectOptions(await fieldOf('No'), 'stockNumber');
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('checked') });
    expect(screen.queryByText(/left out:/)).toBeNull();
    await press('Check 4 rows');
    expect(await screen.findByRole('button', { name: 'Import 3 vehicles; rows left here: 1' })).toBeTruthy();
    expect(site.calls('PUT', `${IMPORTS_PATH}/4/mapping`)[0]?.body).toEqual({
      mapping: ['stockNumber', 'make', 'exteriorColor'],
    });
  });
});

describe('the pictures of a file', () => {
  it('are uploaded as a ZIP file, and those without a row are counted', async () => {
    inState('mapping');
    const choose = await screen.findByLabelText('Choose a ZIP file', { selector: 'input' });
    await userEvent.upload(choose, new File(['x'], 'cars.zip'));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({ path: `${IMPORTS_PATH}/4/pictures?name=cars.zip`, type: 'application/zip' });
    const errors = [{ path: 'file', message: 'This file cannot be read as ZIP' }];
    uploads.sent[0]?.answer(400, refusal('VALIDATION_FAILED', { errors }).body as object);
    expect(await screen.findByText('This file cannot be read as ZIP')).toBeTruthy();
    await userEvent.upload(choose, new File(['x'], 'cars.zip'));
    await waitFor(() => expect(uploads.sent).toHaveLength(2));
    const checked = importFile('checked', { pictures: { ...PICTURES, zip: 'cars.zip', files: 5, unmatched: 2, wanted: 3 } });
    site.on(`GET ${IMPORTS_PATH}/4`, { body: checked });
    uploads.sent[1]?.answer(200, checked);
    expect(await screen.findByText(/Belonging to no row: 2/)).toBeTruthy();
    expect(screen.getByText('Pictures that belong to rows: 3')).toBeTruthy();
  });

  it('are downloaded after the rows, with progress and failures', async () => {
    const pictures = [
      {
        name: 'https://pictures.example/a.jpg',
        state: 'failed' as const,
        message: 'No picture could be fetched from this address',
      },
      { name: 'https://pictures.example/b.jpg', state: 'stored' as const, message: null },
    ];
    site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [importRow(2, { pictures })], total: 1, page: 1, pageSize: 25 } });
    inState('pictures', { pictures: { ...PICTURES, wanted: 4, stored: 1, failed: 1 } });
    expect(await screen.findByText('Pictures fetched: 2 of 4. The cars are stored.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
    const failed = (await screen.findByText('https://pictures.example/a.jpg')).closest('li') as HTMLElement;
    expect(failed.textContent).toContain('No picture could be fetched from this address');
    expect(screen.getByText('Pictures stored: 1 of 2')).toBeTruthy();
  });
});

describe('an import', () => {
  it('starts after a confirmation with counts, shows progress, and can be paused', async () => {
    site.on(`PUT ${IMPORTS_PATH}/4`, { body: importFile('running', { worked: 1 }) });
    inState('checked');
    await press('Import 3 vehicles; rows left here: 1');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('2 cars will be added to the site1 car will be changed1 refused row will be left out');
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('running', { worked: 1 }) });
    await userEvent.click(within(question).getByRole('button', { name: 'Import 3 vehicles; rows left here: 1' }));
    expect(await screen.findByText('1 of 4 rows imported')).toBeTruthy();
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('paused', { worked: 2 }) });
    site.on(`PUT ${IMPORTS_PATH}/4`, { body: importFile('paused', { worked: 2 }) });
    await press('Pause');
    expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy();
    expect(steps()).toEqual([{ action: 'start' }, { action: 'pause' }]);
  });

  it('adds new vehicles as drafts on request, and leads to them', async () => {
    const done = importFile('done', { drafts: true, counts: { ...COUNTS, stored: 3 } });
    site.on(`PUT ${IMPORTS_PATH}/4`, { body: done });
    inState('checked');
    await press('Import 2 new vehicles as drafts');
    const question = await screen.findByRole('dialog', { name: 'Import this file as drafts?' });
    expect(question.textContent).toContain('2 drafts will be added, not on the site1 car will be changed');
    site.on(`GET ${IMPORTS_PATH}/4`, { body: done });
    await userEvent.click(within(question).getByRole('button', { name: 'Import 2 new vehicles as drafts' }));
    const link = await screen.findByRole('link', { name: 'Show drafts' });
    expect(link.getAttribute('href')).toBe('/admin?tab=vehicles&status=drafts');
    expect(steps()).toEqual([{ action: 'start', drafts: true }]);
  });

  it.each([
    [{ refused: 0, unchanged: 4 }, 'Nothing to import: no row would change the stock.'],
    [{ refused: 4 }, 'Nothing to import: the rows were refused. Correct the file and send it again.'],
  ])('is not started without anything to import, and says why: %j', async (counts, why) => {
    inState('checked', { counts: { ...COUNTS, new: 0, changed: 0, ...counts } });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import' });
    expect(button.disabled).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
  });

  it('an import of pictures alone says so', async () => {
    inState('checked', { counts: { ...COUNTS, new: 0, changed: 0 }, pictures: { ...PICTURES, wanted: 2 } });
    expect(await screen.findByRole('button', { name: 'Import the pictures' })).toBeTruthy();
  });

  it('is reverted after confirmation, and names what was kept', async () => {
    site.on(`PUT ${IMPORTS_PATH}/4`, { body: importFile('undone', { counts: { ...COUNTS, kept: 1 } }) });
    inState('done', { counts: { ...COUNTS, stored: 3 } });
    await press('Undo the import of 3 vehicles');
    const question = await screen.findByRole('dialog');
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('undone', { counts: { ...COUNTS, kept: 1 } }) });
    site.on(`GET ${IMPORTS_PATH}/4/rows`, {
      body: { items: [importRow(2, { kept: ['price'] })], total: 1, page: 1, pageSize: 25 },
    });
    await userEvent.click(within(question).getByRole('button', { name: 'Undo the import of 3 vehicles' }));
    expect(await screen.findByText('Not taken back, because staff changed it since: Price')).toBeTruthy();
    expect(steps()).toEqual([{ action: 'undo' }]);
  });

  it('is shown at its current step', async () => {
    site.on(`PUT ${IMPORTS_PATH}/4`, refusal('STOCK_IMPORT_STATE_CHANGED'));
    inState('paused', { worked: 2 });
    await screen.findByRole('button', { name: 'Resume' });
    site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('done', { counts: { ...COUNTS, stored: 3 } }) });
    await press('Resume');
    expect(await screen.findByText('This import has already moved on. Reload to see its current state.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Undo the import of 3 vehicles' })).toBeTruthy();
  });
});
