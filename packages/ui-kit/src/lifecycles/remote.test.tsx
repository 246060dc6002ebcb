import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation, useParams } from '../router/index.js';
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

it('follows a redirect with its query', async () => {
  renderWithProviders(<RemoteRoutes pages={pages} />, { namespace: 'example', texts: {}, at: '/cars/7?reserve=1' });
  await screen.findByText('Car 7 at /car/7?reserve=1');
});
