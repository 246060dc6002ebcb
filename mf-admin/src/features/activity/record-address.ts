import { type AuditEntity, type AuditEntry, adminPath, inboxPath, kindOfList, readReference } from '@dealership/contracts';
import { auditedSetting } from '../../shared/setting/audited-setting.js';

/** The tabs whose URL names a record by its number. */
const TABS: Partial<Record<AuditEntity, string>> = {
  vehicle: 'vehicles',
  'upcoming-vehicle': 'upcoming-vehicles',
  journeys: 'journeys',
  'auction-subscription': 'memberships',
};

/** Where the admin shows an entry's record; undefined if it shows no single one, or if the record was deleted. */
export function recordAddress(entry: AuditEntry): string | undefined {
  const setting = auditedSetting(entry);
  if (setting) return adminPath('settings', { setting });
  const { entity, entityId, reference, action } = entry;
  if (entityId === null || action === 'delete') return undefined;
  const kind = kindOfList(entity);
  // Only a request that still exists has a reference.
  if (kind) return reference ? inboxPath(kind, entityId) : undefined;
  const request = entity === 'appointment' && reference ? readReference(reference) : undefined;
  if (request?.kind) return inboxPath(request.kind, request.number);
  const tab = TABS[entity];
  return tab && adminPath(tab, { entry: entityId });
}
