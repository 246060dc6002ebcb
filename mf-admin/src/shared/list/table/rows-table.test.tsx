import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RowsTable } from './rows-table.js';

it('keeps facts on the cards of a phone, with the title that the head no longer shows', () => {
  render(
    <RowsTable
      label="Vehicles"
      isBusy={false}
      rows={[{ id: 1, days: 12 }]}
      columns={[
        { title: 'Vehicle', cell: () => 'Vento' },
        { title: 'Days in stock', from: 'md', isFact: true, isTitled: true, cell: ({ days }) => days },
      ]}
    />,
  );
  const [name, days] = screen.getAllByRole('cell');
  expect([name?.className, name?.dataset.title]).toEqual(['', undefined]);
  expect([days?.className, days?.dataset.title]).toEqual(['md fact', 'Days in stock']);
});
