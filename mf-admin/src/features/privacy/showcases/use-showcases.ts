import { nameOrders, type PersonRecord } from '@dealership/contracts';
import { useState } from 'react';
import { useNamed } from '../privacy-api.js';
import { readName } from '../read-person.js';

function withNames(names: string[], more: string[]): string[] {
  const known = new Set(names.map((name) => name.toLowerCase()));
  return [...names, ...more.filter((name) => !known.has(name.toLowerCase()) && known.add(name.toLowerCase()))];
}

function namesOf(records: PersonRecord[]): string[] {
  const reads = records.map(({ name }) => readName(name ?? ''));
  return reads.flatMap((read) => ('query' in read ? nameOrders(read.query) : []));
}

/**
 * Showcases and testimonials that may be a person's, found by the names in their other records and by names that staff
 * add; also returns the selected ones.
 */
export function useShowcases(records: PersonRecord[]) {
  // The names must outlive the records: those found by e-mail address may be erased first.
  const [names, setNames] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const all = withNames(names, namesOf(records));
  if (all.length > names.length) setNames(all);
  const named = useNamed(all);
  const rows = named.data ?? [];
  return {
    names: all,
    named,
    rows,
    chosen: rows.filter(({ key }) => chosen.includes(key)),
    search: (name: string) => setNames((before) => withNames(before, nameOrders(name))),
    choose: (key: string, isChosen: boolean) =>
      setChosen((before) => (isChosen ? [...before, key] : before.filter((other) => other !== key))),
  };
}

export type Showcases = ReturnType<typeof useShowcases>;
