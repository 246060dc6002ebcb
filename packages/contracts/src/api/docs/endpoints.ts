import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const open = { service: 'gateway', access: 'public', cache: true } as const;

export const getOpenApi: EndpointOf<typeof shapes.getOpenApi> = { method: 'GET', path: '/api/openapi.json', ...open };
export const openApiDocs: EndpointOf<typeof shapes.openApiDocs> = { method: 'GET', path: '/api/docs', ...open };
export const getApiDocsFile: EndpointOf<typeof shapes.getApiDocsFile> = { method: 'GET', path: '/api/docs/:file', ...open };
