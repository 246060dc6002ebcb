import type { RequestKind } from '@dealership/contracts';

/** The schema for a kind's form, loaded on the first validation. */
export const loadSchema = (kind: RequestKind) => async () => {
  const { requestSchema } = await import(/* webpackChunkName: "request-schema" */ './request-schema.js');
  return requestSchema(kind);
};
