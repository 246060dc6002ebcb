import { type Translate, validationProblem } from '../api/staff-api.js';

/** A field's schema, of whichever kind of zod. */
interface Schema {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
}

/** Validation rule: the input has to match the schema of the contract. */
export const schemaRule = (schema: Schema, t: Translate) => ({
  validator: async (_rule: unknown, value: unknown) => {
    const issue = schema.safeParse(value).error?.issues[0];
    if (issue) throw new Error(validationProblem(issue.message, t));
  },
});
