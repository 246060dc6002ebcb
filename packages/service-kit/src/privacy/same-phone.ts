import { type Expression, type SqlBool, sql } from 'kysely';

const COMPARED_DIGITS = 9;

/** Whether a phone number, as people typed it and perhaps in Arabic-Indic digits, ends like the given digits. */
export const samePhone = (phone: Expression<string | null>, digits: string) =>
  sql<SqlBool>`regexp_replace(translate(${phone}, '٠١٢٣٤٥٦٧٨٩', '0123456789'), '\\D', '', 'g')
    LIKE '%' || right(${digits}, ${sql.lit(COMPARED_DIGITS)})`;
