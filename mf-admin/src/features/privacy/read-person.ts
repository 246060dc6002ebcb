import { namedPersonQuery, type PersonQuery, personQuery } from '@dealership/contracts';

/** What is wrong with what was typed; names a text. */
export type SearchProblem = 'empty' | 'email' | 'phone' | 'name';

export type Read<Query> = { query: Query } | { problem: SearchProblem };

/** Tells an e-mail address from a phone number: one has an @ or letters. */
export function readPerson(text: string): Read<PersonQuery> {
  const typed = text.trim();
  if (!typed) return { problem: 'empty' };
  const kind = /[@\p{L}]/u.test(typed) ? 'email' : 'phone';
  const { data } = personQuery.safeParse({ [kind]: typed });
  return data ? { query: data } : { problem: kind };
}

/** A name that showcases can be searched by. */
export function readName(text: string): Read<string> {
  const { data } = namedPersonQuery.safeParse({ name: text });
  return data ? { query: data.name } : { problem: 'name' };
}
