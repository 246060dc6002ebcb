import type { NewsletterSubscription } from '../../subscriptions/newsletter/newsletter-subscription.entity.js';
import type { Inquiry } from '../inquiries/inquiry.entity.js';
import type { Reservation } from '../reservations/reservation.entity.js';

interface StaffColumns {
  /** Grows with every change of the status. */
  version: number;
  /** What the staff's search looks through, in lower case. */
  searchText: string;
}

/** Rows of the tables that hold what visitors sent. */
export interface LeadRows {
  inquiry: Inquiry & StaffColumns;
  vehicle_reservation: Reservation & StaffColumns;
  newsletter_subscription: NewsletterSubscription & StaffColumns;
}

export type LeadTable = keyof LeadRows;

/** The columns that all of them have. */
export type LeadRow = Pick<LeadRows['newsletter_subscription'], 'id' | 'email' | 'createdAt' | keyof StaffColumns> & {
  status: string;
};

/** The tables for reads that take any of them. */
export type LeadTables = Record<`inquiries.${LeadTable}`, LeadRow>;
