import { useCallback, useContext } from 'react';
import {
  createSearchParams,
  type Location,
  type NavigateOptions,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type URLSearchParamsInit,
  useSearchParams as useShownSearchParams,
} from 'react-router';

type Change = (current: URLSearchParams) => URLSearchParamsInit;

/** The router's history. Its location is the URL itself, which changes before the router renders. */
type RouterHistory = Navigator & { readonly location: Location };

/**
 * Like react-router's, but updater functions get the query of the URL, not the last rendered one: the router renders in
 * a transition, and a second change before its end would lose the first. As with a link, the same URL adds no history
 * entry: a selection made during hydration may be handled twice, by its replay and by React.
 * @returns the displayed query, and a setter for the URL
 */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParamsInit | Change, options?: NavigateOptions) => void] {
  const [shown, setParams] = useShownSearchParams();
  const history = useContext(NavigationContext).navigator as RouterHistory;
  const change = useCallback(
    (next: URLSearchParamsInit | Change, options?: NavigateOptions) => {
      const current = new URLSearchParams(history.location.search);
      const query = createSearchParams(typeof next === 'function' ? next(current) : next);
      setParams(
        query,
        query.toString() === createSearchParams(history.location.search).toString() ? { ...options, replace: true } : options,
      );
    },
    [setParams, history],
  );
  return [shown, change];
}
