import { OTHER_DIGITS, toLatinDigits } from '@dealership/contracts';
import { escapeLike } from '@dealership/service-kit/lists';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

const LATIN_DIGITS = toLatinDigits(OTHER_DIGITS);

/**
 * Every word of a staff search must occur in the text, in digits of any script; `#12` is the exact id.
 * @param text SQL: what is searched of a vehicle
 * @param id SQL: its id
 */
export const matchesStaffSearch = (q: string, text: RawBuilder<string>, id: Expression<number>): RawBuilder<SqlBool>[] =>
  toLatinDigits(q)
    .replaceAll('＃', '#')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      word.startsWith('#')
        ? sql<SqlBool>`'#' || ${id} = ${word}`
        : sql<SqlBool>`translate(${text}, ${sql.lit(OTHER_DIGITS)}, ${sql.lit(LATIN_DIGITS)}) ILIKE '%' || ${escapeLike(word)} || '%'`,
    );
