import { useCallback, useContext } from 'react';
import {
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
 * a transition, and a second change before its end would lose the first.
 * @returns the displayed query, and a setter for the URL
 */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParamsInit | Change, options?: NavigateOptions) => void] {
  const [shown, setParams] = useShownSearchParams();
  const history = useContext(NavigationContext).navigator as RouterHistory;
  const change = useCallback(
    (next: URLSearchParamsInit | Change, options?: NavigateOptions) =>
      setParams(typeof next === 'function' ? next(new URLSearchParams(history.location.search)) : next, options),
    [setParams, history],
  );
  return [shown, change];
}
