import type { PartTexts } from '@dealership/ui-kit';
import { Island, lazyPart } from '@dealership/ui-kit/island';
import type { NoResultsProps } from './no-results.js';
import type { PastEndProps } from './past-end.js';
// The server's markup needs its styles before its code comes.
import './no-results.module.css';

const texts: PartTexts = {
  namespace: 'no-results',
  load: (language) => import(/* webpackChunkName: "no-results-[request]" */ `./locales/${language}.json`),
};

export const noResults = lazyPart(
  () => import(/* webpackChunkName: "no-results" */ './no-results.js').then(({ NoResults }) => NoResults),
  texts,
);
export const pastEnd = lazyPart(
  () => import(/* webpackChunkName: "past-end" */ './past-end.js').then(({ PastEnd }) => PastEnd),
  texts,
);

/** What stands in the list's place where nothing fits: rendered by the server, hydrated when it is visible. */
export const NoResultsIsland = (props: NoResultsProps) => <Island part={noResults} when="visible" props={props} />;

/** What stands in the list's place on a page after its last. */
export const PastEndIsland = (props: PastEndProps) => <Island part={pastEnd} when="visible" props={props} />;
