import type { NewsletterSubscription } from '../../subscriptions/newsletter/newsletter-subscription.entity.js';
import type { Inquiry } from '../inquiries/inquiry.entity.js';
import type { Reservation } from '../reservations/reservation.entity.js';

interface StaffColumns {
  /** Incremented with every status change. */
  version: number;
  /** The text searched by staff, in lower case. */
  searchText: string;
}

/** Rows of the tables with visitors' submissions. */
export interface LeadRows {
  inquiry: Inquiry & StaffColumns;
  vehicle_reservation: Reservation & StaffColumns;
  newsletter_subscription: NewsletterSubscription & StaffColumns;
}

export type LeadTable = keyof LeadRows;

/** The columns common to all of them. */
export type LeadRow = Pick<LeadRows['newsletter_subscription'], 'id' | 'email' | 'createdAt' | keyof StaffColumns> & {
  status: string;
};

/** The tables for queries that work on any of them. */
export type LeadTables = Record<`inquiries.${LeadTable}`, LeadRow>;
