import { namedPersonQuery, type PersonQuery, personQuery } from '@dealership/contracts';

/** The problem with the input, as the name of its text. */
export type SearchProblem = 'empty' | 'email' | 'phone' | 'name';

export type Read<Query> = { query: Query } | { problem: SearchProblem };

/** Distinguishes e-mail addresses from phone numbers: an address contains an @ or letters. */
export function readPerson(text: string): Read<PersonQuery> {
  const typed = text.trim();
  if (!typed) return { problem: 'empty' };
  const kind = /[@\p{L}]/u.test(typed) ? 'email' : 'phone';
  const { data } = personQuery.safeParse({ [kind]: typed });
  return data ? { query: data } : { problem: kind };
}

/** Parses a name for searching showcases. */
export function readName(text: string): Read<string> {
  const { data } = namedPersonQuery.safeParse({ name: text });
  return data ? { query: data.name } : { problem: 'name' };
}
