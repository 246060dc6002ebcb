import { contact } from '../kinds/contact.js';
import { requestSchema } from '../kinds/request-schema.js';

/** Body of `POST /api/contact`. */
export const contactMessage = requestSchema(contact);
