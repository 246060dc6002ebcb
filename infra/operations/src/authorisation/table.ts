import { isAllowed, ROLES } from '@dealership/contracts';
import { type ApiEndpoint, endpointsOf } from '@dealership/contracts/api';

const BEGIN = '<!-- authorisation: npm run docs:authorisation -->';
const END = '<!-- end of authorisation -->';

const processOf = (service: string): string => (service === 'gateway' ? service : `svc-${service}`);

const rolesWith = (permission: ApiEndpoint['permission']) => ROLES.filter((role) => isAllowed(role, permission));

/** Access rule and further conditions. */
function ruleOf({ access, permission, caller, rate, variesByStaff, crossSite }: ApiEndpoint): string {
  if (access === 'service') return caller === 'gateway' ? 'gateway only' : `${caller} only, not through the gateway`;
  if (access === 'staff') return rolesWith(permission).join(', ');
  const more = [variesByStaff && 'staff see more', rate && `${rate} rate limit`, crossSite && 'cross-site allowed'];
  return ['everyone', ...more.filter(Boolean)].join('; ');
}

const RANK: Record<ApiEndpoint['access'], number> = { public: 0, staff: 1, service: 2 };

/** The table of access rules: a line for each path and rule. */
function authorisationTable(): string {
  const endpoints = endpointsOf().sort(
    (one, other) => RANK[one.access] - RANK[other.access] || (one.path < other.path ? -1 : one.path > other.path ? 1 : 0),
  );
  const lines = Map.groupBy(
    endpoints,
    (endpoint) => `\`${endpoint.path}\` | ${processOf(endpoint.service)} | ${ruleOf(endpoint)}`,
  );
  const rows = [...lines].map(([line, same]) => `| ${same.map(({ method }) => method).join(', ')} | ${line} |`);
  return ['| method | path | handled by | allowed callers |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The document with the current table between its markers. @throws without markers */
export function withAuthorisationTable(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`docs/security/access.md lacks the marks ${BEGIN} and ${END}`);
  return `${document.slice(0, begin + BEGIN.length)}\n\n${authorisationTable()}\n\n${document.slice(end)}`;
}
