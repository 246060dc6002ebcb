import { kindOfList, type Language, type LeadNote, personName, requestReference } from '@dealership/contracts';

/** An entry of any of the lists: what they have in common, and fields of its own by their names. */
export interface AnyLead extends Record<string, unknown> {
  id: number;
  status: string;
  version: number;
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  language: Language;
  website: string | null;
  createdAt: string;
  notes: LeadNote[];
}

/** The person's name; the address of whom left none. */
export const leadName = (lead: AnyLead): string => personName(lead) || lead.email;

/** What an entry of a list is called to its sender; undefined where nobody was told a number. */
export function leadReference(list: string, { id, createdAt }: AnyLead): string | undefined {
  const kind = kindOfList(list);
  return kind && requestReference(kind, id, createdAt);
}

/** Whether a reading of an entry knows more than another one of the same entry: notes do not count as changes. */
export const isNewer = (one: AnyLead, other: AnyLead): boolean =>
  one.id === other.id && (one.version > other.version || one.notes.length > other.notes.length);
