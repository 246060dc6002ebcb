/** What a form asks of a schema; every zod schema is one (standardschema.dev). */
interface StandardSchema {
  '~standard': { version: 1; vendor: string; validate: (value: unknown) => unknown };
}

/** A schema whose code comes with the first check, so that the page does not wait for it. While it cannot be had, the server checks. */
export const lateSchema = (load: () => Promise<StandardSchema>): StandardSchema => ({
  '~standard': {
    version: 1,
    vendor: 'late',
    validate: async (value) => {
      try {
        return await (await load())['~standard'].validate(value);
      } catch (error) {
        console.error('The form is checked by the server only', error);
        return { value };
      }
    },
  },
});
