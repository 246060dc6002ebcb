export { BASE_PORTS, declaredPorts, POSTGRES_PORT, portsFrom } from './ports.ts';
export { STANDARD_ADMIN_PASSWORD } from './process-settings.ts';
export { behindGateway, processes } from './processes.ts';
export type { PortDeclaration, SiteFacts, SiteProcess } from './site-process.ts';
export { isUp, type RunningSite, startSite } from './start-site.ts';
