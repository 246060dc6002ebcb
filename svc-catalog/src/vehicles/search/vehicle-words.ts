import { FUEL_TYPES, TRANSMISSIONS, toLatinDigits } from '@dealership/contracts';
import type { DataSource } from 'typeorm';
import type { WordMatches } from './vehicle-conditions.js';

/**
 * Finds what the words of a visitor's text mean among the makes, models, years, origins, engines, transmissions and fuels of
 * the stock: a few hundred values are looked through, never the vehicles. Words of punctuation only are left out.
 */
export async function matchWords(dataSource: DataSource, text: string): Promise<WordMatches[]> {
  const words = [...new Set(toLatinDigits(text).split(/[\s,;]+/u))];
  const [row] = await dataSource.query<[{ matches: WordMatches[] }]>('SELECT catalog.match_words($1, $2, $3) AS matches', [
    words,
    TRANSMISSIONS,
    FUEL_TYPES,
  ]);
  return row.matches;
}
