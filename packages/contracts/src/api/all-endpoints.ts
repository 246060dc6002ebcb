import type { Endpoint } from '../endpoint.js';
import { submissionEndpoint } from '../inquiries/forms/request-endpoints.js';
import { requestKinds } from '../inquiries/kinds/index.js';
import { callName, LEAD_LISTS, leadEndpoints } from '../inquiries/leads/lead-endpoints.js';
import { endpoints } from './domains.js';

const leadCalls = LEAD_LISTS.flatMap((list) => {
  const { list: page, export: csv, update, addNoteTo } = leadEndpoints(list);
  return [
    [callName(list, 'list'), page],
    [callName(list, 'export'), csv],
    [callName(list, 'update'), update],
    [callName(list, 'addNoteTo'), addNoteTo],
  ];
});

const submissions = Object.values(requestKinds).map((kind) => [callName(kind.list, 'send'), submissionEndpoint(kind)]);

/**
 * Every call of the site by name: those of the domains, of the visitors' request forms, and of the staff's request
 * lists.
 */
export const allEndpoints: typeof endpoints & Record<string, Endpoint> = {
  ...endpoints,
  ...Object.fromEntries([...submissions, ...leadCalls]),
};
