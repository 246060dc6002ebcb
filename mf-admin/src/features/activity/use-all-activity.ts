import { useQuery, useQueryClient } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH } from '../../shared/api/staff-query.js';
import { AUDITS, type AuditName } from '../../shared/audit/audits.js';
import { type LoadedPages, mergeAudits, type NextPages } from './merge-audits.js';

const KEY = [...STAFF_DATA, 'audits'];

const FIRST: NextPages = Object.fromEntries(Object.keys(AUDITS).map((name) => [name, 1]));

async function readPages(pages: NextPages): Promise<LoadedPages> {
  const read = async ([name, page]: [string, number]) => [name, await callStaff(AUDITS[name as AuditName], { query: { page } })];
  return Object.fromEntries(await Promise.all(Object.entries(pages).map(read)));
}

/** The changes in all parts of the site by time. `earlier` loads more of them; a refetch returns to the newest. */
export function useAllActivity(enabled: boolean) {
  const client = useQueryClient();
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  const reading = useQuery({ queryKey: KEY, queryFn: async () => [await readPages(FIRST)], enabled, ...ALWAYS_REFETCH });
  const { rows, next } = mergeAudits(reading.data ?? []);

  async function loadEarlier(): Promise<void> {
    setLoadingEarlier(true);
    try {
      const pages = await readPages(next);
      client.setQueryData(KEY, (loaded: LoadedPages[] = []) => [...loaded, pages]);
    } finally {
      setLoadingEarlier(false);
    }
  }
  return { reading, rows, loadEarlier: Object.keys(next).length > 0 ? loadEarlier : undefined, loadingEarlier };
}
