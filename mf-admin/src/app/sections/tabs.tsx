import {
  consignment,
  contact,
  importing,
  type Permission,
  type RequestKind,
  requestKinds,
  sourcing,
} from '@dealership/contracts';
import type { ReactNode } from 'react';
import { AccountTab } from '../../features/account/index.js';
import { ActivityTab } from '../../features/activity/index.js';
import { AppointmentsTab } from '../../features/appointments/index.js';
import { ArrivalsTab } from '../../features/arrivals/index.js';
import { BlogTab } from '../../features/blog/index.js';
import { FeedsTab } from '../../features/feeds/index.js';
import { InboxTab } from '../../features/inbox/index.js';
import { IntegrationsTab } from '../../features/integrations/index.js';
import { JourneyCaptureTab } from '../../features/journey-capture/index.js';
import { JourneysTab } from '../../features/journeys/index.js';
import { LeadsTab } from '../../features/leads/index.js';
import { MakesTab } from '../../features/makes/index.js';
import { MembershipsTab } from '../../features/memberships/index.js';
import { NotificationsTab } from '../../features/notifications/index.js';
import { PrivacyTab } from '../../features/privacy/index.js';
import { ReportsTab } from '../../features/reports/index.js';
import { SettingsTab } from '../../features/settings/index.js';
import { ShowcasesTab } from '../../features/showcases/index.js';
import { StaffTab } from '../../features/staff/index.js';
import { StockImportTab } from '../../features/stock-import/index.js';
import { UpcomingVehiclesTab } from '../../features/upcoming-vehicles/index.js';
import { VehiclesTab } from '../../features/vehicles/index.js';
import { WebhooksTab } from '../../features/webhooks/index.js';

interface Tab {
  /** Permission required to see the tab. */
  permission: Permission;
  content: ReactNode;
  /** Where the five summary figures are shown. */
  summary?: 'above' | 'below';
  /** The URL parameter by which the tab shows one record in place of its list, under a heading of its own. */
  record?: string;
}

const tab = (permission: Permission, content: ReactNode): Tab => ({ permission, content });
const leads = (list: string): Tab => tab('requests.read', <LeadsTab name={list} />);
const tabOf = ({ tab: name, list }: RequestKind) => ({ [name]: leads(list) });

const placed: RequestKind[] = [contact, importing, sourcing, consignment];

/** Test drives, and kinds that are added later. */
const otherKinds = Object.values<RequestKind>(requestKinds).filter((kind) => !placed.includes(kind));

/**
 * The tabs of the admin in their groups, keyed by their names in the URL. The order is the display order: what a dealer
 * needs most often comes first.
 */
export const GROUPS: Record<string, Record<string, Tab>> = {
  overview: {
    inbox: { ...tab('requests.read', <InboxTab />), summary: 'below', record: 'person' },
    appointments: tab('requests.read', <AppointmentsTab />),
    journeys: tab('requests.read', <JourneysTab />),
    'journey-capture': tab('requests.write', <JourneyCaptureTab />),
    reports: tab('stock.read', <ReportsTab />),
  },
  leads: {
    ...tabOf(contact),
    ...Object.assign({}, ...otherKinds.map(tabOf)),
    reservations: leads('vehicle-reservations'),
    ...tabOf(importing),
    ...tabOf(sourcing),
    ...tabOf(consignment),
  },
  stock: {
    vehicles: { ...tab('stock.read', <VehiclesTab />), summary: 'above' },
    'stock-import': tab('stock.write', <StockImportTab />),
    'upcoming-vehicles': tab('stock.read', <UpcomingVehiclesTab />),
    makes: tab('stock.read', <MakesTab />),
    feeds: tab('stock.read', <FeedsTab />),
  },
  auction: { memberships: tab('payments.read', <MembershipsTab />) },
  content: {
    showcases: tab('content.read', <ShowcasesTab />),
    blog: tab('content.read', <BlogTab />),
    settings: tab('content.write', <SettingsTab />),
  },
  newsletters: { newsletter: leads('newsletter-subscribers'), arrivals: tab('arrivals.send', <ArrivalsTab />) },
  system: {
    activity: tab('audit.read', <ActivityTab />),
    notifications: tab('notifications.read', <NotificationsTab />),
    privacy: tab('privacy.manage', <PrivacyTab />),
    integrations: tab('integrations.manage', <IntegrationsTab />),
    webhooks: tab('integrations.manage', <WebhooksTab />),
    staff: tab('people.read', <StaffTab />),
    account: tab('account.own', <AccountTab />),
  },
};

/** The first of them that the user may see is shown, below the day's overview, if the URL names no tab. */
export const STANDARD_TABS = ['inbox', 'vehicles'];

/** All tabs, without their groups. */
export const TABS: Record<string, Tab> = Object.assign({}, ...Object.values(GROUPS));
