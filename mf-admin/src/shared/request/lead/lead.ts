import {
  kindOfList,
  type Lead,
  type NewsletterSubscriber,
  type RequestAppointment,
  requestReference,
  senderName,
} from '@dealership/contracts';

type Common = Pick<Lead, 'id' | 'version' | 'state' | 'email' | 'language' | 'website' | 'createdAt' | 'notes'>;

/** An entry of any of the lists, with its own fields by name. Subscribers have no name and no state. */
export interface AnyLead extends Record<string, unknown>, Common, Partial<Pick<Lead, 'firstName' | 'lastName' | 'phone'>> {
  status: Lead['status'] | NewsletterSubscriber['status'];
  /** The current appointment of a test drive. */
  appointment?: Pick<RequestAppointment, 'state' | 'date' | 'time'> | null;
}

export const leadName: (lead: AnyLead) => string = senderName;

/** The reference of an entry that was given to its sender; undefined if the sender was given none. */
export function leadReference(list: string, { id, createdAt }: AnyLead): string | undefined {
  const kind = kindOfList(list);
  return kind && requestReference(kind, id, createdAt);
}
