import { consignment } from './consignment.js';
import { contact } from './contact.js';
import { importing } from './import.js';
import type { RequestKind } from './request-kind.js';
import { sourcing } from './sourcing.js';
import { testDrive } from './test-drive.js';

export * from './appointment.js';
export * from './consignment.js';
export * from './contact.js';
export * from './import.js';
export * from './request-kind.js';
export * from './request-schema.js';
export * from './sourcing.js';
export * from './test-drive.js';

const kinds = { contact, import: importing, sourcing, consignment, test_drive: testDrive };

export type RequestKindName = keyof typeof kinds;

/** Every kind of request, by its name. */
export const requestKinds = kinds satisfies { [Name in RequestKindName]: RequestKind & { name: Name } };

/** A value for each kind of request, by name. */
export const ofEachKind = <Value>(value: (kind: RequestKind) => Value): Record<RequestKindName, Value> => {
  const values = Object.entries<RequestKind>(requestKinds).map(([name, kind]) => [name, value(kind)]);
  return Object.fromEntries(values) as Record<RequestKindName, Value>;
};
