import { consignment, contact, importing, type RequestKind, requestKinds, sourcing } from '@dealership/contracts';
import type { ReactNode } from 'react';
import { ActivityTab } from '../features/activity/index.js';
import { ArrivalsTab } from '../features/arrivals/index.js';
import { BlogTab } from '../features/blog/index.js';
import { CustomerShowcaseTab } from '../features/customer-showcase/index.js';
import { LeadsTab } from '../features/leads/index.js';
import { MakesTab } from '../features/makes/index.js';
import { NotificationsTab } from '../features/notifications/index.js';
import { PrivacyTab } from '../features/privacy/index.js';
import { SubscriptionsTab } from '../features/subscriptions/index.js';
import { UpcomingVehiclesTab } from '../features/upcoming-vehicles/index.js';
import { VehiclesTab } from '../features/vehicles/index.js';

const tabOf = ({ tab, list }: RequestKind) => ({ [tab]: <LeadsTab name={list} /> });

const placed: RequestKind[] = [contact, importing, sourcing, consignment];

const otherKinds = Object.values<RequestKind>(requestKinds).filter((kind) => !placed.includes(kind));

/** The tabs of the admin by their names in the address, in their order. The first is the standard. */
export const TABS: Record<string, ReactNode> = {
  vehicles: <VehiclesTab />,
  upcoming: <UpcomingVehiclesTab />,
  makes: <MakesTab />,
  reservations: <LeadsTab name="vehicle-reservations" />,
  showcase: <CustomerShowcaseTab />,
  blog: <BlogTab />,
  ...tabOf(contact),
  auction: <SubscriptionsTab />,
  ...tabOf(importing),
  ...tabOf(sourcing),
  ...tabOf(consignment),
  newsletter: <LeadsTab name="newsletter-subscribers" />,
  arrivals: <ArrivalsTab />,
  ...Object.assign({}, ...otherKinds.map(tabOf)),
  activity: <ActivityTab />,
  notifications: <NotificationsTab />,
  privacy: <PrivacyTab />,
};
