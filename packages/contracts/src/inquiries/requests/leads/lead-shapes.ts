import { z } from 'zod';
import type { Shape } from '../../../endpoint/endpoint.js';
import { idParams } from '../../../fields/parameters.js';
import { staffPage } from '../../../fields/staff/staff-page.js';
import { newsletterChange } from '../../newsletter/newsletter-subscription.js';
import { submission } from '../forms/submission.js';
import { type RequestKind, requestKinds, requestSchema } from '../kinds/index.js';
import { endpointName, LEAD_LISTS, type LeadEndpoints } from './lead-endpoints.js';
import { leadFilter, leadListQuery } from './lead-queries.js';
import { leadChange, leadNote } from './leads.js';
import { lead, leads, newsletterSubscriber } from './responses.js';

const nameOf = (list: string): string => list.replaceAll('-', ' ');

/** The staff endpoints of one list of submissions. */
const listShapes = <Item extends z.ZodType, Change extends z.core.$ZodType>(list: string, item: Item, change: Change) =>
  ({
    list: { summary: `Returns a page of ${nameOf(list)}.`, query: leadListQuery, response: staffPage(item) },
    export: {
      summary: `Returns the ${nameOf(list)} that match the filters as a CSV file.`,
      query: leadFilter,
      responseType: 'text/csv',
    },
    update: { summary: `Updates the status of one of the ${nameOf(list)}.`, params: idParams, body: change, response: item },
    addNoteTo: {
      summary: `Adds a note to one of the ${nameOf(list)}.`,
      params: idParams,
      body: leadNote,
      response: item,
      status: 201,
    },
  }) satisfies Record<string, Shape>;

const shapesOf = (list: string) =>
  list === 'newsletter-subscribers'
    ? listShapes(list, newsletterSubscriber, newsletterChange)
    : listShapes(list, leads[list] ?? lead, leadChange);

/** Shapes of the staff endpoints of every list, by endpoint name. */
export const leadShapes: Record<string, Shape> = Object.fromEntries(
  LEAD_LISTS.flatMap((list) =>
    Object.entries(shapesOf(list)).map(([call, shape]) => [endpointName(list, call as keyof LeadEndpoints<unknown>), shape]),
  ),
);

/** Shapes of the visitors' request endpoints, by endpoint name. */
export const requestShapes: Record<string, Shape> = Object.fromEntries(
  Object.values<RequestKind>(requestKinds).map((kind) => [
    endpointName(kind.list, 'send'),
    submission(`Creates one of the ${nameOf(kind.list)}.`, requestSchema(kind)),
  ]),
);
