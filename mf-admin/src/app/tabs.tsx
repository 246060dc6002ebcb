import type { ReactNode } from 'react';
import { ActivityTab } from '../features/activity/index.js';
import { BlogTab } from '../features/blog/index.js';
import { CustomerShowcaseTab } from '../features/customer-showcase/index.js';
import { LeadsTab } from '../features/leads/index.js';
import { NotificationsTab } from '../features/notifications/index.js';
import { PrivacyTab } from '../features/privacy/index.js';
import { SubscriptionsTab } from '../features/subscriptions/index.js';
import { UpcomingVehiclesTab } from '../features/upcoming-vehicles/index.js';
import { VehiclesTab } from '../features/vehicles/index.js';

/** The tabs of the desk by their names in the address, in their order. The first is the standard. */
export const TABS: Record<string, ReactNode> = {
  vehicles: <VehiclesTab />,
  upcoming: <UpcomingVehiclesTab />,
  reservations: <LeadsTab name="vehicle-reservations" />,
  showcase: <CustomerShowcaseTab />,
  blog: <BlogTab />,
  messages: <LeadsTab name="contact-messages" />,
  auction: <SubscriptionsTab />,
  imports: <LeadsTab name="import-requests" />,
  sourcing: <LeadsTab name="sourcing-requests" />,
  consignment: <LeadsTab name="consignment-requests" />,
  newsletter: <LeadsTab name="newsletter-subscribers" />,
  'test-drives': <LeadsTab name="test-drive-requests" />,
  activity: <ActivityTab />,
  notifications: <NotificationsTab />,
  privacy: <PrivacyTab />,
};
