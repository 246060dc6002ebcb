import type { ColleagueContact } from '@dealership/contracts';

const addresses = (people: ColleagueContact[]): string[] => people.flatMap(({ email }) => email ?? []);

/** The address of the member of staff with that id: one or none. */
export const addressesOf = (people: ColleagueContact[], id: number | null): string[] =>
  addresses(people.filter((one) => one.id === id));

export const addressesOfManagers = (people: ColleagueContact[]): string[] =>
  addresses(people.filter(({ role }) => role === 'manager' || role === 'owner'));
