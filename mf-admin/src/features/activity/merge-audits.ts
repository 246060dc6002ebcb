import type { AuditEntry, AuditPage } from '@dealership/contracts';
import type { AuditName } from '../../shared/audit/audits.js';

/** The number of the page to load next, by log. */
export type NextPages = Partial<Record<AuditName, number>>;

/** Loaded pages by log. */
export type LoadedPages = Partial<Record<AuditName, AuditPage>>;

/** Row ids are unique across the logs. */
export interface ActivityRow {
  id: string;
  entry: AuditEntry;
}

const byTime = (one: ActivityRow, other: ActivityRow) => other.entry.at.localeCompare(one.entry.at);

/**
 * Merges the logs of all parts of the site, newest first. Ends where the next page of a log could contain newer
 * entries; `next` names that page, and is empty at the end of all logs.
 */
export function mergeAudits(loaded: LoadedPages[]): { rows: ActivityRow[]; next: NextPages } {
  const rows = new Map<string, ActivityRow>();
  const ends = new Map<AuditName, { at: string; next: number }>();
  for (const [name, page] of loaded.flatMap((pages) => Object.entries(pages) as [AuditName, AuditPage][])) {
    // An entry moves to the next page when newer ones are written meanwhile.
    for (const entry of page.items) rows.set(`${name}-${entry.id}`, { id: `${name}-${entry.id}`, entry });
    const oldest = page.items.at(-1);
    if (oldest && page.page * page.pageSize < page.total) ends.set(name, { at: oldest.at, next: page.page + 1 });
    else ends.delete(name);
  }
  const end = [...ends.values()].reduce((latest, { at }) => (at > latest ? at : latest), '');
  const next = Object.fromEntries([...ends].flatMap(([name, log]) => (log.at === end ? [[name, log.next]] : [])));
  return { rows: [...rows.values()].filter(({ entry }) => entry.at >= end).sort(byTime), next };
}
