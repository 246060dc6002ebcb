import { useSearchParams } from '@dealership/ui-kit/router';
import { useEffect } from 'react';
import { presentTab } from '../../shared/staff/renamed-tabs.js';

/** The tab that the URL names, '' if none. An earlier name is replaced in the URL. */
export function useRequestedTab(): string {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab') ?? '';
  const requested = presentTab(named);
  useEffect(() => {
    if (named === requested) return;
    const rename = (current: URLSearchParams) => {
      current.set('tab', requested);
      return current;
    };
    setParams(rename, { replace: true, preventScrollReset: true });
  }, [named, requested, setParams]);
  return requested;
}
