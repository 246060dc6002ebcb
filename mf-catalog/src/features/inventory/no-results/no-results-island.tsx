import type { LazyTexts } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import type { NoResultsProps } from './no-results.js';
import type { PastEndProps } from './past-end.js';
// The server-rendered markup needs its styles before the component's code is loaded.
import './no-results.module.css';

const texts: LazyTexts = {
  namespace: 'no-results',
  load: (language) => import(/* webpackChunkName: "no-results-[request]" */ `./locales/${language}.json`),
};

export const noResults = lazyComponent(
  () => import(/* webpackChunkName: "no-results" */ './no-results.js').then(({ NoResults }) => NoResults),
  texts,
);
export const pastEnd = lazyComponent(
  () => import(/* webpackChunkName: "past-end" */ './past-end.js').then(({ PastEnd }) => PastEnd),
  texts,
);

/** Replaces an empty list: server-rendered, hydrated when visible. */
export const NoResultsIsland = (props: NoResultsProps) => <Island component={noResults} when="visible" props={props} />;

/** Replaces the list on a page past its end. */
export const PastEndIsland = (props: PastEndProps) => <Island component={pastEnd} when="visible" props={props} />;
