import {
  bookableDays,
  type ConsignmentRequest,
  type ImportRequest,
  type SourcingRequest,
  type TestDriveRequest,
  type VehicleReservation,
} from '@dealership/contracts';
import type { InquiryContents } from '../../src/requests/inquiries/inquiry.entity.js';
import { aMessage } from './contact.js';

const customer = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@customers.example',
  phone: '050 123 4567',
};

export const anImportRequest = (changes: Partial<ImportRequest> = {}): ImportRequest => ({
  ...customer,
  vehicleOfInterest: 'Aurelio Vento 2023',
  countryOfOrigin: 'japan',
  additionalNotes: 'Right-hand drive\nis fine.',
  acceptTerms: true,
  ...changes,
});

export const aSourcingRequest = (changes: Partial<SourcingRequest> = {}): SourcingRequest => ({
  ...customer,
  vehicleMake: 'Aurelio',
  vehicleModel: 'Vento',
  yearRange: '2019 to 2022',
  budget: '100k-200k',
  specifications: 'Manual gearbox,\nsilver.',
  timeline: 'patient',
  ...changes,
});

export const aConsignmentRequest = (changes: Partial<ConsignmentRequest> = {}): ConsignmentRequest => ({
  ...customer,
  vehicleMake: 'Aurelio',
  vehicleModel: 'Corsa',
  year: '2021',
  mileage: '34,000',
  condition: 'very-good',
  modifications: 'Lowered springs',
  serviceHistory: 'Complete, at the maker',
  expectedPrice: '300k-500k',
  reason: 'relocating',
  timeline: 'normal',
  ...changes,
});

/** On the last bookable day, at a time when the showroom is open on every weekday. */
export const aTestDrive = (changes: Partial<TestDriveRequest> = {}): TestDriveRequest => ({
  ...customer,
  vehicleId: 7,
  date: bookableDays().last,
  time: '17:30',
  message: 'I come with my wife.',
  ...changes,
});

export const aReservation = (changes: Partial<VehicleReservation> = {}): VehicleReservation => ({
  ...customer,
  upcomingVehicleId: 3,
  vehicleName: 'As the browser knows it',
  message: 'Blue,\nif possible.',
  ...changes,
});

/** One request of every kind; a new kind does not compile without an entry. */
export const REQUESTS: InquiryContents = {
  contact: aMessage(),
  import: anImportRequest(),
  sourcing: aSourcingRequest(),
  consignment: aConsignmentRequest(),
  test_drive: aTestDrive(),
};
