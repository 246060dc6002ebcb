import { useCallback, useEffect, useRef } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams as useShownSearchParams,
} from 'react-router';

type Change = (current: URLSearchParams) => URLSearchParamsInit;

/**
 * As react-router's, but that a function is given the query with all changes made through this hook, not as it was rendered last: the
 * router renders in a transition, and what is changed before its end would be lost with the next change.
 * @returns the query as it is shown, and what changes the address
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
