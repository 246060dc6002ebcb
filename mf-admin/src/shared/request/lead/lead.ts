import {
  type InboxState,
  kindOfList,
  type Language,
  type LeadNote,
  type RequestAppointment,
  requestReference,
  senderName,
} from '@dealership/contracts';

/** An entry of any of the lists: the common fields, and the list's own fields by name. */
export interface AnyLead extends Record<string, unknown> {
  id: number;
  status: string;
  /** Its state in the inbox; undefined for subscribers. */
  state?: InboxState;
  version: number;
  /** The current appointment of a test drive. */
  appointment?: Pick<RequestAppointment, 'state' | 'date' | 'time'> | null;
  /** Null if staff entered the request without one. */
  email: string | null;
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  language: Language;
  website: string | null;
  createdAt: string;
  notes: LeadNote[];
}

export const leadName: (lead: AnyLead) => string = senderName;

/** The reference of an entry that was given to its sender; undefined if the sender was given none. */
export function leadReference(list: string, { id, createdAt }: AnyLead): string | undefined {
  const kind = kindOfList(list);
  return kind && requestReference(kind, id, createdAt);
}
