export { BASE_PORTS, declaredPorts, POSTGRES_PORT, portsFrom } from './ports.ts';
export {
  behindGateway,
  type PortDeclaration,
  processes,
  type SiteFacts,
  type SiteProcess,
  STANDARD_ADMIN_PASSWORD,
} from './processes.ts';
export { isUp, type RunningSite, startSite } from './start-site.ts';
