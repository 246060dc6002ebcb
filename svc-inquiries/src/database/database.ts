import { type DatabaseOptions, sqlMigrations } from '@dealership/service-kit';
import { ArrivalsDelivery } from '../arrivals/arrivals-delivery.entity.js';
import { ArrivalsLetter } from '../arrivals/arrivals-letter.entity.js';
import { Attachment } from '../attachments/attachment.entity.js';
import { Conversation } from '../conversations/conversation.entity.js';
import { ConversationMessage } from '../conversations/conversation-message.entity.js';
import { Inquiry } from '../inquiries/inquiry.entity.js';
import { Journey } from '../journeys/journey.entity.js';
import { JourneyLink } from '../journeys/links/journey-link.entity.js';
import { JourneyStep } from '../journeys/steps/journey-step.entity.js';
import { NewsletterRequest } from '../newsletter/newsletter-request.entity.js';
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { PersonLink } from '../persons/person-link.entity.js';
import { ReceivedMail } from '../received-mail/received-mail.entity.js';
import { Reservation } from '../reservations/reservation.entity.js';
import { Appointment } from '../schedule/appointment.entity.js';
import { AppointmentBlock } from '../schedule/appointment-block.entity.js';
import { AppointmentLetter } from '../schedule/appointment-letter.entity.js';
import { SearchAlert } from '../search-alerts/search-alert.entity.js';
import { SearchAlertLetter } from '../search-alerts/search-alert-letter.entity.js';
import { Webhook } from '../webhooks/webhook.entity.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { SCHEMA } from './schema.js';

/** This service's database: the schema `inquiries`. */
export const databaseOptions = (url: string, name = 'svc-inquiries', poolSize = 10): DatabaseOptions => ({
  name,
  url,
  schema: SCHEMA,
  entities: [
    ...[Inquiry, PersonLink, Reservation, NewsletterSubscription, NewsletterRequest, ArrivalsLetter, ArrivalsDelivery],
    ...[Conversation, SearchAlert, SearchAlertLetter, Notification, Webhook, WebhookDelivery],
    ...[Appointment, AppointmentBlock, AppointmentLetter, ConversationMessage, Attachment, ReceivedMail],
    ...[Journey, JourneyStep, JourneyLink],
  ],
  migrations: sqlMigrations(new URL('./migrations/', import.meta.url)),
  poolSize,
});
