import { useQuery, useQueryClient } from '@dealership/ui-kit/query';
import { useState } from 'react';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH } from '../../shared/api/staff-query.js';
import { AUDITS, type AuditFilter, type AuditName, auditFilterOf } from '../../shared/audit/audits.js';
import { type LoadedPages, mergeAudits, type NextPages } from './merge-audits.js';

const KEY = [...STAFF_DATA, 'audits'];

const NAMES = Object.keys(AUDITS) as AuditName[];

const readPage = async (name: AuditName, page: number, filter: AuditFilter) =>
  [name, await callStaff(AUDITS[name], { query: { page, ...auditFilterOf(filter) } })] as const;

/** Leaves out parts that cannot be read, unless none can. */
async function readFirstPages(filter: AuditFilter): Promise<LoadedPages> {
  const answers = await Promise.allSettled(NAMES.map((name) => readPage(name, 1, filter)));
  const read = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (read.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
  return Object.fromEntries(read);
}

async function readPages(pages: NextPages, filter: AuditFilter): Promise<LoadedPages> {
  const wanted = Object.entries(pages) as [AuditName, number][];
  return Object.fromEntries(await Promise.all(wanted.map(([name, page]) => readPage(name, page, filter))));
}

/**
 * The changes in all parts of the site by time. `loadEarlier` loads more of them; a refetch returns to the newest.
 * `unread` names the parts that could not be read.
 */
export function useAllActivity(enabled: boolean, filter: AuditFilter) {
  const client = useQueryClient();
  const [loadingEarlier, setLoadingEarlier] = useState(false);
  const queryKey = [...KEY, auditFilterOf(filter)];
  const queryFn = async () => [await readFirstPages(filter)];
  const reading = useQuery({ queryKey, queryFn, enabled, ...ALWAYS_REFETCH });
  const { rows, next } = mergeAudits(reading.data ?? []);
  const [first] = reading.data ?? [];
  const unread = NAMES.filter((name) => first && !first[name]);

  async function loadEarlier(): Promise<void> {
    setLoadingEarlier(true);
    try {
      const pages = await readPages(next, filter);
      client.setQueryData(queryKey, (loaded: LoadedPages[] = []) => [...loaded, pages]);
    } finally {
      setLoadingEarlier(false);
    }
  }
  return { reading, rows, unread, loadEarlier: Object.keys(next).length > 0 ? loadEarlier : undefined, loadingEarlier };
}
