import { renderWithProviders } from '@dealership/ui-kit/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import texts from '../../../locales/en.json';
import { useInventoryView, viewAddress } from './use-inventory-view.js';

const Shown = () => <output>{viewAddress(useInventoryView().view)}</output>;

// The router has its own location, which Back does not change here. This simulates a router that is still processing a
// selection.
beforeEach(() => {
  renderWithProviders(<Shown />, { namespace: 'catalog', texts, at: '/inventory?make=Orsenza' });
});

const back = (address: string) =>
  act(() => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

it("shows the URL's view after Back, even if the router has nothing to follow", () => {
  back('/inventory?page=2');
  expect(screen.getByRole('status').textContent).toBe('/inventory?page=2');
});

it('is unchanged while another page is loading', () => {
  back('/vehicle/9');
  expect(screen.getByRole('status').textContent).toBe('/inventory?make=Orsenza');
});
