import type { EndpointOf } from '../../endpoint/endpoint.js';
import type * as shapes from './shapes.js';

const service = 'inquiries';
const open = { service, access: 'public' } as const;
const reading = { service, access: 'staff', permission: 'requests.read' } as const;
const writing = { service, access: 'staff', permission: 'requests.write' } as const;

export const getJourneyPage: EndpointOf<typeof shapes.getJourneyPage> = {
  method: 'GET',
  path: '/api/journeys/:token',
  ...open,
};
export const getJourneyPageFile: EndpointOf<typeof shapes.getJourneyPageFile> = {
  method: 'GET',
  path: '/api/journeys/:token/files/:id',
  ...open,
};
export const sendJourneyMessage: EndpointOf<typeof shapes.sendJourneyMessage> = {
  method: 'POST',
  path: '/api/journeys/:token/messages',
  ...open,
  rate: 'form',
};
export const renewJourneyLink: EndpointOf<typeof shapes.renewJourneyLink> = {
  method: 'POST',
  path: '/api/journeys/renew',
  ...open,
  rate: 'form',
};
/** Its pages send no referrer, so browsers send `Origin: null` with their forms. */
export const postJourneyForm: EndpointOf<typeof shapes.postJourneyForm> = {
  method: 'POST',
  path: '/api/journeys/:token/form',
  ...open,
  rate: 'form',
  crossSite: true,
};
export const postJourneyRenewal: EndpointOf<typeof shapes.postJourneyRenewal> = {
  method: 'POST',
  path: '/api/journeys/:token/renewal',
  ...open,
  rate: 'form',
  crossSite: true,
};

export const listJourneys: EndpointOf<typeof shapes.listJourneys> = { method: 'GET', path: '/api/staff/journeys', ...reading };
export const createJourney: EndpointOf<typeof shapes.createJourney> = { method: 'POST', path: '/api/staff/journeys', ...writing };
export const getJourney: EndpointOf<typeof shapes.getJourney> = { method: 'GET', path: '/api/staff/journeys/:id', ...reading };
export const updateJourney: EndpointOf<typeof shapes.updateJourney> = {
  method: 'PUT',
  path: '/api/staff/journeys/:id',
  ...writing,
};
export const planJourneyStep: EndpointOf<typeof shapes.planJourneyStep> = {
  method: 'PUT',
  path: '/api/staff/journeys/:id/steps/:step',
  ...writing,
};
export const finishJourneyStep: EndpointOf<typeof shapes.finishJourneyStep> = {
  method: 'POST',
  path: '/api/staff/journeys/:id/steps/:step/done',
  ...writing,
};
export const reopenJourneyStep: EndpointOf<typeof shapes.reopenJourneyStep> = {
  method: 'POST',
  path: '/api/staff/journeys/:id/steps/:step/undo',
  ...writing,
};
export const createJourneyLink: EndpointOf<typeof shapes.createJourneyLink> = {
  method: 'POST',
  path: '/api/staff/journeys/:id/links',
  ...writing,
};
export const mailJourneyLink: EndpointOf<typeof shapes.mailJourneyLink> = {
  method: 'POST',
  path: '/api/staff/journeys/:id/links/mail',
  ...writing,
};
export const revokeJourneyLinks: EndpointOf<typeof shapes.revokeJourneyLinks> = {
  method: 'POST',
  path: '/api/staff/journeys/:id/links/revoke',
  ...writing,
};
export const getJourneyFile: EndpointOf<typeof shapes.getJourneyFile> = {
  method: 'GET',
  path: '/api/staff/journey-files/:id',
  ...reading,
};
export const deleteJourneyFile: EndpointOf<typeof shapes.deleteJourneyFile> = {
  method: 'DELETE',
  path: '/api/staff/journey-files/:id',
  ...writing,
};
export const beginJourneyUpload: EndpointOf<typeof shapes.beginJourneyUpload> = {
  method: 'PUT',
  path: '/api/staff/journeys/:id/uploads/:upload',
  ...writing,
};
export const discardJourneyUpload: EndpointOf<typeof shapes.discardJourneyUpload> = {
  method: 'DELETE',
  path: '/api/staff/journeys/:id/uploads/:upload',
  ...writing,
};
export const sendJourneyUploadPart: EndpointOf<typeof shapes.sendJourneyUploadPart> = {
  method: 'POST',
  path: '/api/staff/journeys/:id/uploads/:upload/parts',
  ...writing,
};
