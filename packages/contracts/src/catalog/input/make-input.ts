import * as z from 'zod/mini';
import { line, messageKey } from '../../fields/form-fields.js';
import { nullableLine, versionField } from '../../fields/staff/staff-fields.js';

const spellingsField = z.array(line(1, 'spellings', 60), messageKey('spellings')).check(
  z.maxLength(20, messageKey('spellings')),
  z.refine((names) => new Set(names).size === names.length, { error: messageKey('spellings') }),
);

const fields = {
  name: line(1, 'vehicleMake', 60),
  arabic: nullableLine(60),
  japanese: nullableLine(60),
  spellings: spellingsField,
};

/** Body of `POST /api/makes`: a make by its name in the stock, with its other names. */
export const newMake = z.strictObject({
  name: fields.name,
  arabic: z._default(fields.arabic, null),
  japanese: z._default(fields.japanese, null),
  spellings: z._default(spellingsField, []),
});

/** Body of `PUT /api/makes/{id}`: the fields to change; the others stay as they are. */
export const makeChanges = z.extend(z.partial(z.strictObject(fields)), { version: versionField });

export type NewMake = z.infer<typeof newMake>;
export type MakeChanges = z.infer<typeof makeChanges>;
