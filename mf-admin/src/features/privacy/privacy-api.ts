import type { Endpoint, ErasureReceipt, NamedErasure, PersonQuery } from '@dealership/contracts';
import {
  erasePersonFromContent,
  erasePersonFromInquiries,
  erasePersonFromPayments,
  findPersonInContent,
  findPersonInInquiries,
  findPersonInPayments,
} from '@dealership/contracts/privacy/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';

/**
 * The parts of the site with personal data. Each of them finds and erases it on its own; showcases and testimonials
 * store only the name.
 */
export const PARTS = ['inquiries', 'payments', 'content'] as const;

export type Part = (typeof PARTS)[number];

const TESTIMONIALS = 'testimonials';

const FIND = { inquiries: findPersonInInquiries, payments: findPersonInPayments };

const ERASE: Record<Part, Endpoint<{ body?: unknown; response: ErasureReceipt }>> = {
  inquiries: erasePersonFromInquiries,
  payments: erasePersonFromPayments,
  content: erasePersonFromContent,
};

const personQueryOf = (part: Exclude<Part, 'content'>, person: PersonQuery) =>
  queryOptions({
    queryKey: [...STAFF_DATA, 'person', part, person],
    queryFn: ({ signal }) => callStaff(FIND[part], { body: person, signal }),
    refetchOnMount: 'always',
  });

/** Reads what is stored in the parts that store a person's e-mail address. */
export function usePerson(person: PersonQuery) {
  const inquiries = useQuery(personQueryOf('inquiries', person));
  const payments = useQuery(personQueryOf('payments', person));
  return { inquiries, payments };
}

/** A record that identifies its person only by name. `id`: that of a showcase; testimonials have none. */
export interface Named {
  key: string;
  place: string;
  id?: number;
  name: string | null;
  createdAt: string;
}

async function findNamed(names: string[], signal: AbortSignal): Promise<Named[]> {
  const answers = await Promise.all(names.map((name) => callStaff(findPersonInContent, { body: { name }, signal })));
  const found = answers.flatMap(({ items, testimonials }): Named[] => [
    ...items.map((item) => ({ ...item, key: `${item.place} ${item.id}` })),
    ...testimonials.map((item) => ({ ...item, place: TESTIMONIALS, key: `${TESTIMONIALS} ${item.name}` })),
  ]);
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

/** The selected records in the format of a copy or an erasure request; undefined if none are selected. */
export function namedErasureOf(chosen: Named[]): NamedErasure | undefined {
  const showcaseIds = chosen.flatMap(({ id }) => id ?? []);
  const testimonialNames = chosen.flatMap(({ place, name }) => (place === TESTIMONIALS && name ? [name] : []));
  if (chosen.length === 0) return undefined;
  return { ...(showcaseIds.length > 0 && { showcaseIds }), ...(testimonialNames.length > 0 && { testimonialNames }) };
}

/** The showcases and testimonials of people with one of these names. */
export const useNamed = (names: string[]) =>
  useQuery({
    queryKey: [...STAFF_DATA, 'named', names],
    queryFn: ({ signal }) => findNamed(names, signal),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** What each part of the site has to erase. */
export type Erasure = Partial<Record<Part, PersonQuery | NamedErasure>>;

/** The result of the erasure in one part. */
export type Outcome = { receipt: ErasureReceipt; error?: undefined } | { receipt?: undefined; error: unknown; again: Erasure };

export type Outcomes = Partial<Record<Part, Outcome>>;

async function erase(part: Part, body: Erasure[Part]): Promise<Outcomes> {
  try {
    return { [part]: { receipt: await callStaff(ERASE[part], { body }) } };
  } catch (error) {
    return { [part]: { error, again: { [part]: body } } };
  }
}

/**
 * Erases a person in the named parts. One part's failure does not affect the others; repeating an erasure is harmless.
 */
export function useErasure() {
  const { t } = useTranslation('dashboard');
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const erasing = useMutation({
    mutationFn: (erasure: Erasure) =>
      Promise.all(PARTS.filter((part) => erasure[part]).map((part) => erase(part, erasure[part]))),
    onSuccess: async (answers, _erasure, _result, { client }) => {
      const now: Outcomes = Object.assign({}, ...answers);
      setOutcomes((before) => ({ ...before, ...now }));
      const failed = Object.values(now).some(({ error }) => error !== undefined);
      showToast({ kind: failed ? 'error' : 'success', title: t(failed ? 'privacy.notAll' : 'privacy.done') });
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
  });
  return { outcomes, erase: erasing.mutateAsync, isErasing: erasing.isPending };
}
