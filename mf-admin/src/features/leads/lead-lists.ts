import { type Endpoint, LEAD_STATUSES, NEWSLETTER_STATUSES, staffEndpoints } from '@dealership/contracts';

export type LeadListName =
  | 'vehicle-reservations'
  | 'contact-messages'
  | 'import-requests'
  | 'sourcing-requests'
  | 'consignment-requests'
  | 'newsletter-subscribers'
  | 'test-drive-requests';

/** One of the lists of what visitors sent. */
export interface LeadList {
  name: LeadListName;
  list: Endpoint;
  change: Endpoint;
  addNote: Endpoint;
  exportCsv: Endpoint;
  /** By which it can be filtered. */
  statuses: readonly string[];
  /** What staff may make of an entry. */
  choices: readonly string[];
  /** What an entry becomes that is no spam after all. */
  back: string;
  /** Fields that its drawer shows under the person, in order. */
  facts: string[];
  /** The field that says in the table what it is about. */
  about: string;
}

const ofVisitors = { statuses: LEAD_STATUSES, choices: LEAD_STATUSES, back: 'new' };

/** Every list, by its name. Its calls are `GET <list>`, `PUT <list>/:id`, `POST <list>/:id/notes` and `GET <list>/export`. */
export const LEAD_LISTS: Record<LeadListName, LeadList> = {
  'vehicle-reservations': {
    name: 'vehicle-reservations',
    list: staffEndpoints.listVehicleReservations,
    change: staffEndpoints.updateVehicleReservation,
    addNote: staffEndpoints.addNoteToVehicleReservation,
    exportCsv: staffEndpoints.exportVehicleReservations,
    ...ofVisitors,
    facts: ['vehicleName', 'upcomingVehicleId', 'message'],
    about: 'vehicleName',
  },
  'contact-messages': {
    name: 'contact-messages',
    list: staffEndpoints.listContactMessages,
    change: staffEndpoints.updateContactMessage,
    addNote: staffEndpoints.addNoteToContactMessage,
    exportCsv: staffEndpoints.exportContactMessages,
    ...ofVisitors,
    facts: ['subject', 'vehicleId', 'message'],
    about: 'subject',
  },
  'import-requests': {
    name: 'import-requests',
    list: staffEndpoints.listImportRequests,
    change: staffEndpoints.updateImportRequest,
    addNote: staffEndpoints.addNoteToImportRequest,
    exportCsv: staffEndpoints.exportImportRequests,
    ...ofVisitors,
    facts: ['vehicleOfInterest', 'countryOfOrigin', 'additionalNotes', 'termsAcceptedAt'],
    about: 'vehicleOfInterest',
  },
  'sourcing-requests': {
    name: 'sourcing-requests',
    list: staffEndpoints.listSourcingRequests,
    change: staffEndpoints.updateSourcingRequest,
    addNote: staffEndpoints.addNoteToSourcingRequest,
    exportCsv: staffEndpoints.exportSourcingRequests,
    ...ofVisitors,
    facts: ['vehicleMake', 'vehicleModel', 'yearRange', 'budget', 'timeline', 'specifications'],
    about: 'vehicle',
  },
  'consignment-requests': {
    name: 'consignment-requests',
    list: staffEndpoints.listConsignmentRequests,
    change: staffEndpoints.updateConsignmentRequest,
    addNote: staffEndpoints.addNoteToConsignmentRequest,
    exportCsv: staffEndpoints.exportConsignmentRequests,
    ...ofVisitors,
    facts: [
      'vehicleMake',
      'vehicleModel',
      'year',
      'mileage',
      'condition',
      'expectedPrice',
      'reason',
      'timeline',
      'modifications',
      'serviceHistory',
    ],
    about: 'vehicle',
  },
  'newsletter-subscribers': {
    name: 'newsletter-subscribers',
    list: staffEndpoints.listNewsletterSubscribers,
    change: staffEndpoints.updateNewsletterSubscriber,
    addNote: staffEndpoints.addNoteToNewsletterSubscriber,
    exportCsv: staffEndpoints.exportNewsletterSubscribers,
    statuses: NEWSLETTER_STATUSES,
    choices: ['pending', 'unsubscribed', 'spam'],
    back: 'pending',
    facts: ['confirmedAt', 'unsubscribedAt'],
    about: '',
  },
  'test-drive-requests': {
    name: 'test-drive-requests',
    list: staffEndpoints.listTestDriveRequests,
    change: staffEndpoints.updateTestDriveRequest,
    addNote: staffEndpoints.addNoteToTestDriveRequest,
    exportCsv: staffEndpoints.exportTestDriveRequests,
    ...ofVisitors,
    facts: ['vehicleName', 'vehicleId', 'date', 'time', 'message'],
    about: 'vehicleName',
  },
};
