import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, useSearchParams } from './index.js';

function List() {
  const [params, setParams] = useSearchParams();
  const add = (name: string) => setParams((current) => ({ ...Object.fromEntries(current), [name]: '1' }));
  const both = () => {
    add('q');
    add('entry');
  };
  return (
    <>
      <button type="button" onClick={both}>
        Search and open
      </button>
      <output>{params.toString()}</output>
    </>
  );
}

it('keeps an unrendered change of the query when the next one follows', async () => {
  window.history.replaceState(null, '', '/admin?tab=messages');
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Search and open' }));
  expect(await screen.findByText('tab=messages&q=1&entry=1')).toBeTruthy();
  expect(window.location.search).toBe('?tab=messages&q=1&entry=1');
});
