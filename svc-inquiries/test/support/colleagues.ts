import type { ColleagueContact } from '@dealership/contracts';
import { ServiceClient } from '@dealership/service-kit/service-client';
import { AccountsClient } from '../../src/service-clients/accounts/accounts.client.js';

export const COLLEAGUES: ColleagueContact[] = [
  { id: 1, name: 'Owner', email: 'owner@cars.example', role: 'owner', language: 'en' },
  { id: 2, name: 'Mona', email: 'mona@cars.example', role: 'manager', language: 'en' },
  { id: 7, name: 'Huda', email: 'huda@cars.example', role: 'sales', language: 'en' },
  { id: 8, name: 'Ken', email: 'ken@cars.example', role: 'sales', language: 'en' },
];

class FakeAccounts extends AccountsClient {
  constructor(private readonly colleagues: ColleagueContact[]) {
    super(new ServiceClient({ url: 'http://127.0.0.1:1', timeoutMs: 1 }));
  }

  override async contacts(): Promise<ColleagueContact[]> {
    return this.colleagues;
  }
}

/** A fake svc-accounts in which these colleagues may handle requests. */
export const accountsOf = (colleagues: ColleagueContact[]): AccountsClient => new FakeAccounts(colleagues);
