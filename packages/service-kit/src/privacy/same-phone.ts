import { OTHER_DIGITS, toLatinDigits } from '@dealership/contracts';
import { type Expression, type SqlBool, sql } from 'kysely';

const COMPARED_DIGITS = 9;

const LATIN_DIGITS = toLatinDigits(OTHER_DIGITS);

/** Whether a phone number, as people typed it and perhaps in digits of another script, ends like the given digits. */
export const samePhone = (phone: Expression<string | null>, digits: string) =>
  sql<SqlBool>`regexp_replace(translate(${phone}, ${sql.lit(OTHER_DIGITS)}, ${sql.lit(LATIN_DIGITS)}), '\\D', '', 'g')
    LIKE '%' || right(${digits}, ${sql.lit(COMPARED_DIGITS)})`;
