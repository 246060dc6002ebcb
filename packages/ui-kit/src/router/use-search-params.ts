import { useCallback, useEffect, useRef } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams as useShownSearchParams,
} from 'react-router';

type Change = (current: URLSearchParams) => URLSearchParamsInit;

/**
 * Like react-router's, but updater functions get the query with all changes made through this hook, not the last
 * rendered one: the router renders in a transition, and a second change before its end would lose the first.
 * @returns the displayed query, and a setter for the URL
 */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParamsInit | Change, options?: NavigateOptions) => void] {
  const [shown, setParams] = useShownSearchParams();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);
  const change = useCallback(
    (next: URLSearchParamsInit | Change, options?: NavigateOptions) => {
      latest.current = createSearchParams(typeof next === 'function' ? next(new URLSearchParams(latest.current)) : next);
      setParams(latest.current, options);
    },
    [setParams],
  );
  return [shown, change];
}
