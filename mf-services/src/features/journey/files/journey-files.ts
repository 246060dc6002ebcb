import { endpointPath, type JourneyFile, type JourneyPage } from '@dealership/contracts';
import { getJourneyPageFile } from '@dealership/contracts/inquiries/journeys/endpoints';

/** A journey with the token of the link that opened it. */
export interface OpenJourney {
  token: string;
  journey: JourneyPage;
}

/** Pictures have a size in pixels, documents do not. */
export type JourneyPicture = JourneyFile & { width: number; height: number };

export const isPicture = (file: JourneyFile): file is JourneyPicture => file.width !== null && file.height !== null;

export const fileAddress = (token: string, { id }: JourneyFile): string => endpointPath(getJourneyPageFile, { token, id });
