import type { PartTexts } from '@dealership/ui-kit';
import { Island, lazyPart } from '@dealership/ui-kit/island';
import type { NoResultsProps } from './no-results.js';
import type { PastEndProps } from './past-end.js';
// The server-rendered markup needs its styles before the component's code is loaded.
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

/** Replaces an empty list: server-rendered, hydrated when visible. */
export const NoResultsIsland = (props: NoResultsProps) => <Island part={noResults} when="visible" props={props} />;

/** Replaces the list on a page past its end. */
export const PastEndIsland = (props: PastEndProps) => <Island part={pastEnd} when="visible" props={props} />;
