import { FUEL_TYPES, TRANSMISSIONS, toLatinDigits } from '@dealership/contracts';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { FilterColumn, WordMatches } from './vehicle-conditions.js';
import type { VehicleTables } from './vehicle-tables.js';

/** Maps the function's column names to the entity's where they differ. */
const COLUMNS: Record<string, FilterColumn> = {
  fuel_type: 'fuelType',
  engine_size: 'engineSize',
  body_type: 'bodyType',
  exterior_color: 'exteriorColor',
};

/** Words that every vehicle answers to, and those between others. */
const ANY_VEHICLE = new Set(
  'car cars vehicle vehicles automobile and with سيارة سيارات السيارة السيارات و 車 クルマ くるま 自動車 中古車'.split(' '),
);

/** The words of a text that tell vehicles apart. Japanese joins them: 赤い車 (red car), 黒のSUV (black SUV). */
function tellingWords(text: string): string[] {
  const words = toLatinDigits(text)
    .toLowerCase()
    .split(/[\s,;،؛、，]+|(?<=[\p{Script=Han}\p{Script=Katakana}ー])の(?=\p{L})/u);
  const telling = words.filter((word) => !ANY_VEHICLE.has(word)).map((word) => word.replace(/(?<=.)(?:車|クルマ)$/u, ''));
  return [...new Set(telling)];
}

/**
 * Matches a search's words with the stock's makes (including names in other scripts), models, years, origins and engines,
 * and with transmissions, fuels, body types and colours. Compares a few hundred values, never vehicles; skips words of
 * punctuation only. Undefined if the text names nothing but vehicles as such.
 */
export async function matchWords(db: Kysely<VehicleTables>, text: string): Promise<WordMatches[] | undefined> {
  const words = tellingWords(text);
  if (words.length === 0) return undefined;
  const matches = sql<Record<string, string[]>[]>`catalog.match_words(${words}, ${TRANSMISSIONS}, ${FUEL_TYPES})`;
  const row = await db.selectNoFrom(matches.as('matches')).executeTakeFirstOrThrow();
  return row.matches.map((fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, values]) => [COLUMNS[name] ?? name, values])),
  );
}

/** Make and model as the stock spells them, for names in any case; names that it lacks are left out. */
export async function storedNames(
  db: Kysely<VehicleTables>,
  { make, model }: { make?: string | undefined; model?: string | undefined },
): Promise<{ make?: string; model?: string }> {
  const found = async (column: 'make' | 'model', name: string | undefined) => {
    if (name === undefined) return {};
    const row = await db
      .selectFrom('catalog.vehicle_facet')
      .select(column)
      .where(sql<SqlBool>`lower(${sql.ref(column)}) = lower(${name})`)
      // The very spelling first, should two differ only in their case.
      .orderBy(sql`${sql.ref(column)} = ${name}`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? { [column]: row[column] } : {};
  };
  return { ...(await found('make', make)), ...(await found('model', model)) };
}
