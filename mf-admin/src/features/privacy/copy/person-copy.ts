import {
  DEFAULT_LANGUAGE,
  type ExportedRecord,
  isLanguage,
  type Language,
  type NamedErasure,
  PERSON_EXPORT_VERSION,
  type PersonExport,
  type PersonQuery,
} from '@dealership/contracts';
import {
  exportPersonFromContent,
  exportPersonFromInquiries,
  exportPersonFromPayments,
} from '@dealership/contracts/privacy/endpoints';
import { callStaff } from '../../../shared/api/staff-api.js';

export interface CopyOf {
  /** Undefined if only entries that staff identified are copied. */
  person: PersonQuery | undefined;
  /** Entries that staff have identified as the person's. */
  named: NamedErasure | undefined;
}

/** Makes picture URLs absolute, because the person opens them outside of the site. */
const withOrigin = (value: unknown): unknown => {
  if (typeof value === 'string') return value.startsWith('/media/') ? window.location.origin + value : value;
  if (Array.isArray(value)) return value.map(withOrigin);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withOrigin(inner)]));
  return value;
};

function languageOf(records: ExportedRecord[]): Language {
  const newestFirst = records.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
  return newestFirst.map(({ fields }) => fields.language).find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/**
 * Everything that the site stores about a person. Fails if any part fails: an incomplete copy must not pass as
 * complete.
 */
export async function copyOfPerson({ person, named }: CopyOf): Promise<PersonExport> {
  const email = person?.email;
  const answers = await Promise.all([
    person && callStaff(exportPersonFromInquiries, { body: person }),
    email && callStaff(exportPersonFromPayments, { body: { email } }),
    named && callStaff(exportPersonFromContent, { body: named }),
  ]);
  const records = answers.flatMap((answer) => (answer ? answer.items : []));
  return {
    version: PERSON_EXPORT_VERSION,
    exportedAt: new Date().toISOString(),
    site: window.location.origin,
    email: email ?? null,
    language: languageOf(records),
    records: records.map((record) => ({ ...record, fields: withOrigin(record.fields) as ExportedRecord['fields'] })),
  };
}

/** The copy's file name. It omits the person's name, because many people may see file names. */
export const copyName = ({ exportedAt }: PersonExport): string => `personal-data-${exportedAt.slice(0, 10)}`;

/** Downloads the copy as a file. */
export function downloadCopy(copy: PersonExport): void {
  const file = new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: `${copyName(copy)}.json` }).click();
  URL.revokeObjectURL(href);
}
