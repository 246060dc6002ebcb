import { Toaster } from '@dealership/ui-kit';
import { renderWithProviders } from '@dealership/ui-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import bidding from '../locales/en.json';
import texts from './locales/en.json';
import { SheetDecoder } from './sheet-decoder.js';
import { readSheet, writeSheet } from './sheet-link.js';

const show = (at = '/auction-bidding') =>
  renderWithProviders(
    <>
      <SheetDecoder />
      <Toaster />
    </>,
    { namespace: 'sheet-decoder', texts, otherTexts: { 'auction-bidding': bidding }, at },
  );

const reading = () => screen.getByRole('region', { name: 'What the sheet says' });
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add the mark' }));

it("explains its link's sheet in plain sentences", () => {
  show('/auction-bidding?grade=4.5&interior=B&mark=left-front-door.A1&mark=boot.XX');
  for (const text of [
    'Very good: a few small scratches, clean all round.',
    'Clean, light traces of use.',
    'Left front door: a thin scratch that usually polishes out.',
    'Boot lid: it was replaced; ask why before you bid.',
  ])
    expect(reading().textContent).toContain(text);
  expect(reading().textContent).not.toContain('An example');
});

const clear = () => userEvent.click(screen.getByRole('link', { name: 'Clear the example' }));

it('starts with an editable example', async () => {
  show();
  expect(reading().textContent).toContain('An example.');
  expect(reading().textContent).toContain('Left front door: a thin scratch that usually polishes out.');
  expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  const chosen = ['Grade', 'Interior'].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);
  expect(chosen).toEqual(['4.5', 'B']);
  await choose('Interior', 'C');
  expect(reading().textContent).not.toContain('An example.');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href).toContain(
    encodeURIComponent('/auction-bidding?grade=4.5&interior=C&mark=left-front-door.A1#decoder'),
  );
});

it('is empty once the example is cleared, and stays so by its URL', async () => {
  show();
  const address = screen.getByRole('link', { name: 'Clear the example' }).getAttribute('href') ?? '';
  await clear();
  expect(reading().textContent).toContain('No marks yet');
  expect(screen.getByLabelText<HTMLSelectElement>('Grade').value).toBe('');
  cleanup();
  show(address);
  expect(reading().textContent).toContain('No marks yet');
});

it('adds a mark by keyboard, keeps it in the link and removes it', async () => {
  show();
  await clear();
  await choose('Grade', 'R');
  await choose('Panel', 'Roof');
  await choose('Code', 'U – dent');
  await choose('Size', '3 – large');
  await add();
  expect(reading().textContent).toContain('Roof: a dent larger than a palm; plan for bodywork and paint.');
  const [, chat] = [
    screen.getByRole('button', { name: 'Copy the link' }),
    screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }),
  ];
  expect(decodeURIComponent(chat.href)).toContain('/auction-bidding?grade=R&mark=roof.U3#decoder');
  await userEvent.click(within(reading()).getByRole('link', { name: 'Remove U3: Roof' }));
  expect(reading().textContent).not.toContain('Roof');
});

it('keeps a change that is not rendered yet when the next one is made', async () => {
  show();
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Grade'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add the mark' }));
  });
  for (const text of ['Worn: many marks', 'Left front door: a thin scratch', 'Bonnet: a thin scratch'])
    expect(reading().textContent).toContain(text);
});

it('lists a repeated mark once, says so and lights up its row', async () => {
  show();
  await clear();
  await add();
  expect(screen.queryByText('Already on your sheet')).toBeNull();
  await add();
  const [row, ...others] = within(reading()).getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(screen.getByText('Already on your sheet').closest('[role="status"], [aria-live]')).not.toBeNull();
  expect(row?.className).toContain('repeated');
  fireEvent.animationEnd(row as Element);
  expect(row?.className).not.toContain('repeated');
});

describe('a full sheet', () => {
  const marks = ['A', 'U', 'W'].flatMap((code) =>
    ['roof', 'boot', 'left-sill', 'right-sill', 'left-front-door'].flatMap((panel) =>
      [1, 2, 3].map((size) => `mark=${panel}.${code}${size}`),
    ),
  );
  const at = (count: number) => `/auction-bidding?${marks.slice(0, count).join('&')}`;
  const rows = () => within(reading()).getAllByRole('listitem').length;
  const note = () => within(reading()).queryByText(/at most 40 marks/)?.textContent;

  it('says so with the last mark, and for each mark that is not added', async () => {
    show(at(39));
    expect(note()).toBeUndefined();
    await add();
    expect([rows(), note()]).toEqual([40, 'A sheet holds at most 40 marks. Remove one to add another.']);
    expect(reading().getAttribute('aria-live')).toBe('polite');
    await choose('Size', '2 – medium');
    await add();
    expect([rows(), screen.getAllByText(/Remove one to add another/).length]).toEqual([40, 2]);
  });

  it.each([at(41), `${at(40)}&panel=bonnet&code=A&size=1`])('says that the rest of a link is left out', (address) => {
    show(address);
    expect([rows(), note()]).toEqual([40, 'A sheet holds at most 40 marks. The rest of this link is left out.']);
  });
});

const offered = () =>
  within(screen.getByLabelText('Code'))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value);

it('offers only the codes that fit the panel', async () => {
  const { container } = show();
  await choose('Code', 'U – dent');
  await choose('Panel', 'Roof');
  expect(screen.getByLabelText<HTMLSelectElement>('Code').value).toBe('U');
  expect(offered()).not.toContain('G');
  await choose('Panel', 'Left front wheel');
  expect([screen.getByLabelText<HTMLSelectElement>('Code').value, offered()]).toEqual(['A', ['A', 'S', 'C', 'X', 'XX']]);
  await userEvent.click(container.querySelectorAll('svg path')[2] as Element);
  expect([screen.getByLabelText<HTMLSelectElement>('Code').value, offered()]).toEqual(['G', ['G', 'X', 'XX']]);
  await add();
  expect(reading().textContent).toContain('Windscreen: a stone chip in the glass');
});

it('offers every code without scripts, where they cannot follow the panel', () => {
  let beforeScripts: string[] = [];
  renderWithProviders(<SheetDecoder />, {
    namespace: 'sheet-decoder',
    texts,
    otherTexts: { 'auction-bidding': bidding },
    at: '/auction-bidding',
    early: () => {
      beforeScripts = offered();
    },
  });
  expect([beforeScripts.includes('G'), offered().includes('G')]).toEqual([true, false]);
});

it('asks for a mark while there is none, and not on a sheet with one', () => {
  show('/auction-bidding?grade=4.5');
  expect(reading().textContent).toContain('No marks yet');
  cleanup();
  show('/auction-bidding?mark=roof.U3');
  expect(reading().textContent).not.toContain('No marks yet');
});

it('keeps the focus in the list when a mark is removed', async () => {
  show('/auction-bidding?mark=roof.U3&mark=boot.XX&mark=bonnet.P');
  const remove = async (name: string) => {
    screen.getByRole('link', { name }).focus();
    await userEvent.keyboard('{Enter}');
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  await remove('Remove XX: Boot lid');
  expect(focused()).toBe('Remove P: Bonnet');
  await remove('Remove P: Bonnet');
  expect(focused()).toBe('Remove U3: Roof');
  await remove('Remove U3: Roof');
  expect(focused()).toBe('What the sheet says');
});

it('shows an icon on every action', () => {
  show('/auction-bidding?grade=4.5');
  const actions = screen.getByRole('button', { name: 'Print' }).parentElement?.children ?? [];
  expect([...actions].map((action) => action.querySelectorAll('svg').length)).toEqual([1, 1, 1]);
});

it('counts the marks of a panel for which the drawing has no room', () => {
  const drawn = (query: string) => {
    const { container } = show(`/auction-bidding?${query}`);
    const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    cleanup();
    return texts;
  };
  expect(drawn('mark=roof.A1&mark=roof.U2&mark=roof.W3&mark=boot.XX')).toEqual(['A1 U2 W3', 'XX']);
  expect(drawn('mark=roof.A1&mark=roof.U2&mark=roof.W3&mark=roof.P')).toEqual(['A1 U2 +2']);
});

it('marks the tapped panel', async () => {
  const { container } = show();
  await userEvent.click(container.querySelectorAll('svg path')[3] as Element);
  expect(screen.getByLabelText<HTMLSelectElement>('Panel').value).toBe('roof');
});

describe("a sheet's link", () => {
  it('round-trips beside other parameters', () => {
    const query = writeSheet(
      {
        grade: 'RA',
        interior: 'D',
        marks: [
          { panel: 'bonnet', code: 'W', size: 2 },
          { panel: 'left-sill', code: 'C' },
        ],
      },
      new URLSearchParams('price=3000000&panel=roof&code=A'),
    );
    expect(String(query)).toBe('price=3000000&grade=RA&interior=D&mark=bonnet.W2&mark=left-sill.C');
    expect(writeSheet(readSheet(query))).toEqual(writeSheet(readSheet(new URLSearchParams(String(query)))));
  });

  it('accepts a mark from a form without scripts', () => {
    const { marks } = readSheet(new URLSearchParams('mark=windscreen.G&panel=bonnet&code=A&size=3'));
    expect(marks).toEqual([
      { panel: 'windscreen', code: 'G' },
      { panel: 'bonnet', code: 'A', size: 3 },
    ]);
  });

  it.each([
    'grade=9',
    'interior=Z',
    'mark=roof',
    'mark=door.A1',
    'mark=roof.Q',
    'mark=left-front-wheel.G',
    'panel=windscreen&code=U&size=1',
    'panel=roof&code=__proto__',
    'mark=constructor.A1',
  ])('ignores unknown parts and marks that do not fit: %s', (query) => {
    expect(readSheet(new URLSearchParams(query))).toEqual({ grade: undefined, interior: undefined, marks: [] });
  });
});
