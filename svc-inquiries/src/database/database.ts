import { type DatabaseOptions, sqlMigrations } from '@dealership/service-kit/database';
import { ArrivalsDelivery } from '../arrivals/arrivals-delivery.entity.js';
import { ArrivalsEmail } from '../arrivals/arrivals-email.entity.js';
import { CustomerLink } from '../customers/customer-link.entity.js';
import { Attachment } from '../inbox/attachments/attachment.entity.js';
import { Journey } from '../journeys/journey.entity.js';
import { JourneyLink } from '../journeys/links/journey-link.entity.js';
import { JourneyStep } from '../journeys/steps/journey-step.entity.js';
import { ReceivedMail } from '../messages/received-mail/received-mail.entity.js';
import { Notification } from '../notifications/notification.entity.js';
import { Conversation } from '../requests/conversations/conversation.entity.js';
import { ConversationMessage } from '../requests/conversations/conversation-message.entity.js';
import { Inquiry } from '../requests/inquiries/inquiry.entity.js';
import { Reservation } from '../requests/reservations/reservation.entity.js';
import { Appointment } from '../requests/schedule/appointment.entity.js';
import { AppointmentBlock } from '../requests/schedule/appointment-block.entity.js';
import { AppointmentEmail } from '../requests/schedule/appointment-email.entity.js';
import { NewsletterRequest } from '../subscriptions/newsletter/newsletter-request.entity.js';
import { NewsletterSubscription } from '../subscriptions/newsletter/newsletter-subscription.entity.js';
import { SearchAlert } from '../subscriptions/search-alerts/search-alert.entity.js';
import { SearchAlertEmail } from '../subscriptions/search-alerts/search-alert-email.entity.js';
import { Webhook } from '../webhooks/webhook.entity.js';
import { WebhookDelivery } from '../webhooks/webhook-delivery.entity.js';
import { SCHEMA } from './schema.js';

/** This service's database, with all tables in the schema `inquiries`. */
export const databaseOptions = (url: string, name = 'svc-inquiries', poolSize = 10): DatabaseOptions => ({
  name,
  url,
  schema: SCHEMA,
  entities: [
    ...[Inquiry, CustomerLink, Reservation, NewsletterSubscription, NewsletterRequest, ArrivalsEmail, ArrivalsDelivery],
    ...[Conversation, SearchAlert, SearchAlertEmail, Notification, Webhook, WebhookDelivery],
    ...[Appointment, AppointmentBlock, AppointmentEmail, ConversationMessage, Attachment, ReceivedMail],
    ...[Journey, JourneyStep, JourneyLink],
  ],
  migrations: sqlMigrations(new URL('./migrations/', import.meta.url)),
  poolSize,
});
