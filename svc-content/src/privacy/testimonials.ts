import type { ExportedRecord, NamedTestimonial, SettingValues } from '@dealership/contracts';
import { exportedFields } from '@dealership/service-kit/privacy';
import type { EntityManager } from 'typeorm';
import { lockSetting } from '../settings/lock-setting.js';

export const TESTIMONIALS = 'testimonials';

type Client = SettingValues['testimonials']['clients'][number];
type State = Partial<SettingValues['testimonials']> | null;

/** A version of the setting, or an audit row with its states. */
interface Row {
  place: 'setting_version' | 'audit';
  id: number;
  version: number;
  at: Date;
  states: Record<string, State>;
}

const ROWS = `
  SELECT 'setting_version' AS place, id, id AS version, created_at AS at, json_build_object('body', body) AS states
  FROM content.setting_version WHERE setting = '${TESTIMONIALS}'
  UNION ALL
  SELECT 'audit', id, entity_id, at, json_build_object('before', before, 'after', after) FROM content.audit
  WHERE entity = 'setting' AND '${TESTIMONIALS}' IN (before ->> 'setting', after ->> 'setting')
  ORDER BY at, place, id`;

const rowsOf = (manager: EntityManager) => manager.query<Row[]>(ROWS);

const clientsOf = ({ states }: Row): Client[] => Object.values(states).flatMap((state) => state?.clients ?? []);

/** Testimonials under a similar name in any language, in every version and in the audit log. */
export async function findTestimonials(manager: EntityManager, name: string): Promise<NamedTestimonial[]> {
  const isLike = (client: Client) => Object.values(client.name).some((one) => one.toLowerCase().includes(name.toLowerCase()));
  const found = new Map<string, NamedTestimonial>();
  for (const row of await rowsOf(manager))
    for (const client of clientsOf(row).filter(isLike))
      if (!found.has(client.name.en)) found.set(client.name.en, { name: client.name.en, createdAt: row.at.toISOString() });
  return [...found.values()];
}

/** The testimonials of clients of these names, each wording once, with the time it was written. */
export async function exportTestimonials(manager: EntityManager, names: string[]): Promise<ExportedRecord[]> {
  const wordings = new Map<string, { version: number; at: string; client: Client }>();
  for (const row of await rowsOf(manager))
    for (const client of clientsOf(row).filter(({ name }) => names.includes(name.en))) {
      // The audit log stores the languages in another order.
      const key = JSON.stringify([client.name, client.text, client.title].map(({ en, ar, ja }) => [en, ar, ja]));
      if (!wordings.has(key)) wordings.set(key, { version: row.version, at: row.at.toISOString(), client });
    }
  const [first] = wordings.values();
  if (!first) return [];
  const changes = [...wordings.values()].map(({ at, client: { name, text, title } }) => ({
    at,
    ...exportedFields({ clientName: name.en, clientReview: exportedFields(text), title: exportedFields(title) }),
  }));
  return [{ place: TESTIMONIALS, id: first.version, createdAt: first.at, fields: { changes } }];
}

/** The states of a row without clients of these names; undefined if it contains none. */
function without(row: Row, names: string[]): Row['states'] | undefined {
  if (!clientsOf(row).some(({ name }) => names.includes(name.en))) return undefined;
  const left = (state: State) =>
    state?.clients && { ...state, clients: state.clients.filter(({ name }) => !names.includes(name.en)) };
  return Object.fromEntries(Object.entries(row.states).map(([name, state]) => [name, left(state) ?? state]));
}

async function replace(manager: EntityManager, { place, id }: Row, { body, before, after }: Row['states']): Promise<void> {
  if (place === 'audit')
    await manager.query('UPDATE content.audit SET before = $2, after = $3 WHERE id = $1', [id, before, after]);
  else await manager.query('UPDATE content.setting_version SET body = $2 WHERE id = $1', [id, body]);
}

/** Counts as a write, so that a form opened earlier conflicts with it and cannot restore the testimonial. */
const COUNT_A_WRITE = `
  INSERT INTO content.setting_version (setting, version, body, state, retired_at)
  SELECT setting, (SELECT max(version) FROM content.setting_version WHERE setting = '${TESTIMONIALS}') + 1, body, 'old', now()
  FROM content.setting_version WHERE setting = '${TESTIMONIALS}'
  ORDER BY state = 'draft' DESC, state = 'published' DESC, version DESC LIMIT 1`;

/**
 * Removes the testimonials of clients of these names from every version and from the audit log.
 * @returns the names found, and the versions by their ids
 */
export async function eraseTestimonials(
  manager: EntityManager,
  names: string[],
): Promise<{ names: string[]; versions: number[] }> {
  if (names.length === 0) return { names: [], versions: [] };
  await lockSetting(manager, TESTIMONIALS);
  const found = (await rowsOf(manager)).flatMap((row) => {
    const states = without(row, names);
    return states ? [{ row, states }] : [];
  });
  for (const { row, states } of found) await replace(manager, row, states);
  if (found.some(({ row }) => row.place === 'setting_version')) await manager.query(COUNT_A_WRITE);
  const erased = found.flatMap(({ row }) => clientsOf(row).map(({ name }) => name.en));
  const versions = [...new Set(found.map(({ row }) => row.version))].sort((one, other) => one - other);
  return { names: names.filter((name) => erased.includes(name)), versions };
}
