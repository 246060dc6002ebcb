import { z } from 'zod';
import type { Shape } from '../../endpoint/endpoint.js';

export const getOpenApi = {
  summary: 'Returns this description of the API in OpenAPI 3.1 format.',
  response: z.looseObject({ openapi: z.string() }),
} satisfies Shape;
export const openApiDocs = {
  summary: 'Returns this description of the API as a page.',
  responseType: 'text/html',
} satisfies Shape;
export const getApiDocsFile = {
  summary: 'Returns a file used by the page of the API description.',
  params: z.strictObject({ file: z.enum(['swagger-ui.css', 'swagger-ui-bundle.js', 'openapi-3.0.json']) }),
  responseType: '*/*',
} satisfies Shape;
