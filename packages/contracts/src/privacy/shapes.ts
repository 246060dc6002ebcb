import type { Shape } from '../endpoint/endpoint.js';
import { namedErasure, namedPersonQuery, personErasure, personQuery } from './privacy.js';
import { erasureReceipt, exportedRecords, namedRecords, personRecords } from './responses.js';

const ofPerson = { body: personQuery, bodyExample: { email: 'layla@customers.example' } };

export const findPersonInInquiries = {
  summary: 'Returns the records stored about a visitor.',
  ...ofPerson,
  response: personRecords,
} satisfies Shape;
export const erasePersonFromInquiries = {
  summary: 'Erases the personal data of a visitor.',
  ...ofPerson,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromInquiries = {
  summary: 'Exports all data stored about a visitor.',
  ...ofPerson,
  response: exportedRecords,
} satisfies Shape;
export const findPersonInPayments = {
  summary: 'Returns the records stored about a buyer.',
  ...ofPerson,
  response: personRecords,
} satisfies Shape;
export const erasePersonFromPayments = {
  summary: 'Erases the personal data of a buyer.',
  body: personErasure,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromPayments = {
  summary: 'Exports all data stored about a buyer.',
  body: personErasure,
  response: exportedRecords,
} satisfies Shape;
export const findPersonInContent = {
  summary: 'Returns the showcases and testimonials of a customer by name.',
  body: namedPersonQuery,
  response: namedRecords,
} satisfies Shape;
export const erasePersonFromContent = {
  summary: 'Erases the personal data of a customer from showcases and testimonials.',
  body: namedErasure,
  response: erasureReceipt,
} satisfies Shape;
export const exportPersonFromContent = {
  summary: 'Exports all data stored about a customer in showcases and testimonials.',
  body: namedErasure,
  response: exportedRecords,
} satisfies Shape;
