import type { Endpoint } from '../endpoint/endpoint.js';
import { submissionEndpoint } from '../inquiries/requests/forms/request-endpoints.js';
import { requestKinds } from '../inquiries/requests/kinds/index.js';
import { endpointName, LEAD_LISTS, leadEndpoints } from '../inquiries/requests/leads/lead-endpoints.js';
import { endpoints } from './domains.js';

const leadListEndpoints = LEAD_LISTS.flatMap((list) => {
  const { list: page, export: csv, update, addNoteTo } = leadEndpoints(list);
  return [
    [endpointName(list, 'list'), page],
    [endpointName(list, 'export'), csv],
    [endpointName(list, 'update'), update],
    [endpointName(list, 'addNoteTo'), addNoteTo],
  ];
});

const submissions = Object.values(requestKinds).map((kind) => [endpointName(kind.list, 'send'), submissionEndpoint(kind)]);

/**
 * Every endpoint by name: those of the domains, of the visitors' request forms, and of the staff's request
 * lists.
 */
export const allEndpoints: typeof endpoints & Record<string, Endpoint> = {
  ...endpoints,
  ...Object.fromEntries([...submissions, ...leadListEndpoints]),
};
