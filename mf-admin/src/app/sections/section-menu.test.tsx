import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../../locales/dashboard/en.json';
import { type MenuGroup, SectionMenu } from './section-menu.js';

const group = (label: string, ...labels: string[]): MenuGroup => ({
  name: label,
  label,
  entries: labels.map((name) => ({
    name,
    label: name,
    address: `/admin?tab=${name}`,
    unread: name === 'Messages' ? 3 : 0,
    hint: 'New',
  })),
});

const groups = [
  group('Overview', 'Inbox', 'Figures'),
  group('Stock', 'Vehicles', 'Makes', 'Feeds'),
  group('Leads', 'Messages', 'Imports', 'Sourcing'),
];

it("shows the current section's group, and the number of new entries only beside their section", async () => {
  renderWithProviders(<SectionMenu groups={groups} active="Makes" />, { namespace: 'dashboard', texts, at: '/admin?tab=Makes' });
  const shown = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Inbox', 'Figures', 'Vehicles', 'Makes', 'Feeds']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Makes');
  await userEvent.click(screen.getByRole('button', { name: 'Leads', expanded: false }));
  expect(shown()).toContain('Messages3 3 new');
  expect(screen.getByRole('button', { name: 'Leads', expanded: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stock', expanded: true }));
  expect(shown()).not.toContain('Makes');
});
