import '../testing/render.js';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { BrowserRouter, Link, useSearchParams } from './index.js';

function useAdd() {
  const [, setParams] = useSearchParams();
  return (name: string) => setParams((current) => ({ ...Object.fromEntries(current), [name]: '1' }));
}

function List() {
  const [params] = useSearchParams();
  const search = useAdd();
  const open = useAdd();
  const both = () => {
    search('q');
    open('entry');
  };
  const link = useRef<HTMLAnchorElement>(null);
  const follow = () => {
    link.current?.click();
    search('q');
  };
  return (
    <>
      <button type="button" onClick={both}>
        Search and open
      </button>
      <Link ref={link} to="/admin?tab=messages&entry=2">
        Second
      </Link>
      <button type="button" onClick={follow}>
        Follow and search
      </button>
      <output>{params.toString()}</output>
    </>
  );
}

const openList = () => {
  window.history.replaceState(null, '', '/admin?tab=messages');
  render(
    <BrowserRouter>
      <List />
    </BrowserRouter>,
  );
};

it('keeps an unrendered change of the query when another part changes it too', async () => {
  openList();
  await userEvent.click(screen.getByRole('button', { name: 'Search and open' }));
  expect(await screen.findByText('tab=messages&q=1&entry=1')).toBeTruthy();
  expect(window.location.search).toBe('?tab=messages&q=1&entry=1');
});

it('keeps the query of a link that was just followed', async () => {
  openList();
  await userEvent.click(screen.getByRole('button', { name: 'Follow and search' }));
  expect(await screen.findByText('tab=messages&entry=2&q=1')).toBeTruthy();
  expect(window.location.search).toBe('?tab=messages&entry=2&q=1');
});

it('adds no history entry for the same query', async () => {
  openList();
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'Search and open' }));
  expect(window.history.length).toBe(entries + 2);
  await userEvent.click(screen.getByRole('button', { name: 'Search and open' }));
  expect(window.history.length).toBe(entries + 2);
});
