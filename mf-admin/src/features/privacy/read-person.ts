import { namedPersonQuery, type PersonQuery, personQuery } from '@dealership/contracts';

/** Text key of the validation error. */
export type SearchProblem = 'empty' | 'email' | 'phone' | 'name';

export type Read<Query> = { query: Query } | { problem: SearchProblem };

/** Whether the text is an e-mail address, not a phone number: it has an @ or letters. */
export function readPerson(text: string): Read<PersonQuery> {
  const typed = text.trim();
  if (!typed) return { problem: 'empty' };
  const kind = /[@\p{L}]/u.test(typed) ? 'email' : 'phone';
  const { data } = personQuery.safeParse({ [kind]: typed });
  return data ? { query: data } : { problem: kind };
}

/** A name to search showcases by. */
export function readName(text: string): Read<string> {
  const { data } = namedPersonQuery.safeParse({ name: text });
  return data ? { query: data.name } : { problem: 'name' };
}
