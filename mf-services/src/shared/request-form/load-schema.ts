import type { RequestKind } from '@dealership/contracts';

/** What checks a kind's form, loaded with the first check. */
export const loadSchema = (kind: RequestKind) => async () => {
  const { requestSchema } = await import(/* webpackChunkName: "request-schema" */ './request-schema.js');
  return requestSchema(kind);
};
