import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../../testing/controls.js';
import { COUNTS, IMPORTS_PATH, importFile, importRow, stockImportSite } from '../../../testing/stock-import.js';

const { site, inState, steps } = stockImportSite();

describe('a price far from the one before', () => {
  const message = 'Please check this price: it is very low or very high, or far from the one before';
  const warnings = [{ cell: 'D2', column: 'Price', field: 'price', message, other: null }];
  const odd = importRow(2, {
    ...{ outcome: 'changed', warnings, fields: ['price'] },
    ...{ before: { price: '389000.00' }, after: { price: '38900.00' } },
  });

  beforeEach(async () => {
    site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [odd], total: 1, page: 1, pageSize: 25 } });
    site.on(`PUT ${IMPORTS_PATH}/4`, { body: importFile('running', { worked: 1 }) });
    inState('checked', { counts: { ...COUNTS, warned: 1 } });
  });

  it('is marked, and can be listed alone', async () => {
    const marked = (await screen.findByText('Check', { selector: 'td *' })).closest('tr') as HTMLElement;
    expect(marked.textContent).toContain(message);
    const rows = screen.getByRole('region', { name: 'Rows' });
    expect(rows.querySelector('p')?.textContent).toContain('To check (1)');
    expect(rows.textContent).toContain('are left out until you tick “Import”');
    // A phone, which has no heads, shows it before the number.
    expect(marked.querySelector('td')?.dataset.title).toBe('Row');
    await userEvent.selectOptions(screen.getByLabelText('Rows shown'), 'To check (1)');
    await waitFor(() => expect(site.calls('GET', `${IMPORTS_PATH}/4/rows`).at(-1)?.query.get('show')).toBe('warned'));
  });

  it('can be left out, so that the others are imported without a question', async () => {
    site.on(`PUT ${IMPORTS_PATH}/4/rows/2`, ({ body }) => {
      const counts = { ...COUNTS, warned: 1, changed: 0, leftOut: 1 };
      site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [{ ...odd, ...body }], total: 1, page: 1, pageSize: 25 } });
      site.on(`GET ${IMPORTS_PATH}/4`, { body: importFile('checked', { counts }) });
      return { body: importFile('checked', { counts }) };
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Import A2 · Toyota', checked: true }));
    await press('Import 2 vehicles; rows left here: 2');
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('Rows left out: 1.');
    const choice = screen.getByRole('checkbox', { name: 'Import A2 · Toyota', hidden: true });
    await waitFor(() => expect(choice).toHaveProperty('checked', false));
    expect(site.calls('PUT', `${IMPORTS_PATH}/4/rows/2`).map(({ body }) => body)).toEqual([{ leftOut: true }]);
  });

  it('is asked about with the import, in one question', async () => {
    await press('Import 3 vehicles; rows left here: 1');
    const question = await screen.findByRole('dialog', { name: 'Import this file?' });
    expect(question.textContent?.replace(/[\u2068\u2069]/g, '')).toContain(
      'Please check these prices:A2 · Toyota: AED 389,000 → AED 38,900',
    );
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(steps()).toEqual([]);
  });

  it('is no question after the import: the row leads to its vehicle', async () => {
    cleanup();
    const done = { ...odd, vehicleId: 12 };
    site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: [done], total: 1, page: 1, pageSize: 25 } });
    inState('done', { counts: { ...COUNTS, warned: 1, stored: 3 } });
    const link = await screen.findByRole('link', { name: 'Toyota' });
    expect(link.getAttribute('href')).toBe('/admin?tab=vehicles&entry=12');
    expect(screen.getByText('Cars added: 2. Cars changed: 1.')).toBeTruthy();
    expect(screen.queryByText('Check', { selector: 'td *' })).toBeNull();
    for (const words of [/To check/, message]) expect(screen.queryByText(words)).toBeNull();
  });

  it('stays marked after an import as drafts, until it is taken back', async () => {
    const isMarked = () =>
      [/^To check/, 'Check', message].map((words) => screen.queryAllByText(words, { ignore: 'option' }).length);
    cleanup();
    inState('done', { drafts: true, counts: { ...COUNTS, warned: 1, stored: 3 } });
    await screen.findByText('Toyota');
    expect(isMarked()).toEqual([1, 1, 1]);
    cleanup();
    inState('undone', { drafts: true, counts: { ...COUNTS, warned: 1 } });
    await screen.findByText('Toyota');
    expect(isMarked()).toEqual([0, 0, 0]);
  });
});

it('calls a make new that is neither listed nor that of several vehicles, and names the one that may be meant', async () => {
  site.on('GET /api/staff/makes', { body: [{ id: 1, name: 'Toyota', arabic: null, japanese: null, spellings: [], version: 1 }] });
  site.on('GET /api/vehicles/search', { body: { facets: { makes: [{ value: 'Toyta', count: 1 }] } } });
  const rows = [
    importRow(2, { fields: ['make'], cells: ['A2', 'Toyta'], after: { price: null } }),
    importRow(3, { fields: ['make'], after: { price: null } }),
  ];
  site.on(`GET ${IMPORTS_PATH}/4/rows`, { body: { items: rows, total: 2, page: 1, pageSize: 25 } });
  inState('checked');
  const note = await screen.findByText(/^New make/);
  expect(note.textContent.replace(/[\u2068\u2069]/g, '')).toBe('New make: “Toyta”. Did you mean Toyota?');
  site.on(`PUT ${IMPORTS_PATH}/4/mapping`, ({ body }) => ({
    body: importFile('checked', { makes: body.makes as Record<string, string> }),
  }));
  await userEvent.selectOptions(screen.getByLabelText(/^Make of .*Toyta/), 'belongs to Toyota');
  expect(await screen.findByText(/in the file is read as/)).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^Make of .*Toyta/), 'It is a new make');
  await screen.findByText(/^New make/);
  const mapping = ['stockNumber', 'make', null];
  expect(site.calls('PUT', `${IMPORTS_PATH}/4/mapping`).map(({ body }) => body)).toEqual([
    { mapping, makes: { Toyta: 'Toyota' } },
    { mapping, makes: {} },
  ]);
});
