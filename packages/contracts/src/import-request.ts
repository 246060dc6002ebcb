import * as z from 'zod/mini';
import { choice, line, optionalText, personFields, phoneField, say, trapField } from './form-fields.js';
import { COUNTRIES_OF_ORIGIN } from './request-options.js';

/** Body of `POST /api/import-request`. `acceptTerms` is not kept as a field; the server records when it was given. */
export const importRequest = z.strictObject({
  ...personFields,
  ...phoneField,
  vehicleOfInterest: line(5, 'vehicleOfInterest', 300),
  countryOfOrigin: z.optional(z.union([choice(COUNTRIES_OF_ORIGIN, 'option'), z.literal('')])),
  additionalNotes: optionalText(5000),
  acceptTerms: z.literal(true, { error: () => say('acceptTerms') }),
  ...trapField,
});

export type ImportRequest = z.infer<typeof importRequest>;
