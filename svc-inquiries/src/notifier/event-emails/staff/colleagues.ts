import type { ColleagueContact } from '@dealership/contracts';

const addresses = (colleagues: ColleagueContact[]): string[] => colleagues.flatMap(({ email }) => email ?? []);

/** The address of the member of staff with that id: one or none. */
export const addressesOf = (colleagues: ColleagueContact[], id: number | null): string[] =>
  addresses(colleagues.filter((one) => one.id === id));

export const addressesOfManagers = (colleagues: ColleagueContact[]): string[] =>
  addresses(colleagues.filter(({ role }) => role === 'manager' || role === 'owner'));
