import { z } from 'zod';
import type { Shape } from '../endpoint.js';

export const getOpenApi = {
  summary: 'This description of the API (OpenAPI 3.1)',
  response: z.looseObject({ openapi: z.string() }),
} satisfies Shape;
export const openApiDocs = { summary: 'This description as a page', responseType: 'text/html' } satisfies Shape;
export const getApiDocsFile = {
  summary: 'A file of that page',
  params: z.strictObject({ file: z.enum(['swagger-ui.css', 'swagger-ui-bundle.js']) }),
  responseType: '*/*',
} satisfies Shape;
