import { type Language, type LeadNote, personName } from '@dealership/contracts';

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

/** Whether a reading of an entry knows more than another one of the same entry: notes do not count as changes. */
export const isNewer = (one: AnyLead, other: AnyLead): boolean =>
  one.id === other.id && (one.version > other.version || one.notes.length > other.notes.length);
