import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation, useParams } from '../router/index.js';
import { renderWithProviders } from '../testing/render.js';
import type { PageRoute } from './page-routes.js';
import { RemoteRoutes } from './remote.js';

function Page() {
  const { id } = useParams();
  return <p>{`Car ${id} at ${useLocation().pathname}${useLocation().search}`}</p>;
}

const pages: PageRoute[] = [
  { path: '/car/:id', chunk: 'car', load: async () => ({ Page }) },
  { path: '/cars/:id', movedTo: ({ id }) => `/car/${id}` },
];

// A page counts as loaded under its path.
let lazyPath = '';
let unavailable = true;

const List = () => <p>All cars</p>;
const Car = () => <p>The car</p>;

const site = () => (
  <>
    <Link to="/list">Cars</Link>
    <Link to={lazyPath}>Car</Link>
    <RemoteRoutes
      pages={[
        { path: '/list', chunk: 'list', load: async () => ({ Page: List }) },
        {
          path: lazyPath,
          chunk: 'lazy',
          load: async () => {
            if (unavailable) throw new Error('Loading chunk lazy failed');
            return { Page: Car };
          },
        },
      ]}
    />
  </>
);

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

let count = 0;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  lazyPath = `/lazy-${++count}`;
  unavailable = true;
});

afterEach(() => {
  jest.restoreAllMocks();
  connect(true);
});

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('shows the next page after one that could not be loaded, and loads that one on the next visit', async () => {
  renderWithProviders(site(), { namespace: 'example', texts: {}, at: '/list' });
  follow('Car');
  await screen.findByRole('heading', { name: 'This part of the site is not available right now' });
  follow('Cars');
  await screen.findByText('All cars');
  expect(screen.queryByRole('alert')).toBeNull();
  unavailable = false;
  follow('Car');
  await screen.findByText('The car');
});

it('says that the visitor is offline, and loads the page when the connection returns', async () => {
  connect(false);
  renderWithProviders(site(), { namespace: 'example', texts: {}, at: lazyPath });
  await screen.findByRole('heading', { name: 'You are offline' });
  unavailable = false;
  connect(true);
  await screen.findByText('The car');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('follows a redirect with its query', async () => {
  renderWithProviders(<RemoteRoutes pages={pages} />, { namespace: 'example', texts: {}, at: '/cars/7?reserve=1' });
  await screen.findByText('Car 7 at /car/7?reserve=1');
});
