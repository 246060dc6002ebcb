import type { EntityManager } from 'typeorm';
import { NewsletterSubscription } from '../../../subscriptions/newsletter/newsletter-subscription.entity.js';

/** Whether the owner confirmed the address through the newsletter's link. */
export const isConfirmed = (manager: EntityManager, email: string): Promise<boolean> =>
  manager.existsBy(NewsletterSubscription, { emailKey: email.toLowerCase(), status: 'confirmed' });
