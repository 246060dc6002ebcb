import { renderWithProviders } from '@dealership/ui-kit/testing';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../../locales/dashboard/en.json';
import type { AnyLead } from './lead.js';
import { LeadFacts } from './lead-facts.js';
import { leadList } from './lead-lists.js';

const show = (hasConflict: boolean) => {
  const lead = { id: 1, firstName: 'Sara', lastName: 'Marri', email: 'sara@example.com', hasConflict } as unknown as AnyLead;
  renderWithProviders(<LeadFacts list={leadList('test-drive-requests')} lead={lead} />, {
    namespace: 'dashboard',
    texts,
    at: '/admin',
  });
};
const warning = 'Somebody else asks for this vehicle at the same time.';

it('warns of another request for the same vehicle and time', () => {
  show(true);
  expect(screen.getByText(warning)).toBeTruthy();
});

it('does not warn without one', () => {
  show(false);
  expect(screen.queryByText(warning)).toBeNull();
});

it('puts what the customer wrote first', () => {
  const lead = {
    ...{ id: 1, firstName: 'Sara', lastName: 'Marri', email: 'sara@example.com' },
    ...{ subject: 'import', message: 'From Osaka, please.' },
  } as unknown as AnyLead;
  renderWithProviders(<LeadFacts list={leadList('contact-messages')} lead={lead} />, {
    namespace: 'dashboard',
    texts,
    at: '/admin',
  });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Message', 'Email', 'Subject']);
});
