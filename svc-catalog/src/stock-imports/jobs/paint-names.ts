import { COLORS, MAX_NAME_TEXT } from '@dealership/contracts';
import type { Vehicle } from '../../vehicles/vehicle.entity.js';
import { colorWithin } from '../file/import-words.js';

const COLOR_FIELDS = [
  ['exteriorColor', 'exteriorColorName'],
  ['interiorColor', 'interiorColorName'],
] as const;

interface Note {
  field: (typeof COLOR_FIELDS)[number][0];
  message: string;
}

/**
 * Reads the name of a paint in the column of a colour: keeps it as the name, and takes the colour in it, if any.
 * Returns a note for each. Leaves a colour as it is that staff chose for the same name.
 */
export function readPaintNames(given: Record<string, unknown>, before: Vehicle | undefined): Note[] {
  const notes: Note[] = [];
  for (const [field, nameField] of COLOR_FIELDS) {
    const paint = given[field];
    // A cell without letters is a mistake, which the schema refuses.
    if (typeof paint !== 'string' || COLORS.some((color) => color === paint) || !/\p{L}/u.test(paint)) continue;
    const color = colorWithin(paint);
    given[nameField] ??= paint.slice(0, MAX_NAME_TEXT).trim();
    const isChosen = before !== undefined && before[field] !== null;
    const isSameName = before?.[nameField] === given[nameField];
    if (isChosen && (isSameName || (!color && before[nameField] === null))) delete given[field];
    else given[field] = color ?? null;
    if (!isSameName) notes.push({ field, message: color ? 'importColorWithin' : 'importColorUnknown' });
  }
  return notes;
}
