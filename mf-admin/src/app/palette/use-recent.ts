import { type InboxRequest, parseRequestKey, type StaffVehicle } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { getInboxRequest } from '@dealership/contracts/inquiries/inbox/endpoints';
import { ApiError, useQuery } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { useMay } from '../../shared/staff/use-me.js';
import { useRecentRecords } from './recent-records.js';

/** A record that was opened on this device, as the server has it now. */
export type RecentRecord = { request: InboxRequest } | { vehicle: StaffVehicle };

async function read(record: string, signal: AbortSignal): Promise<RecentRecord | undefined> {
  if (parseRequestKey(record)) return { request: await callStaff(getInboxRequest, { params: { key: record }, signal }) };
  const { items } = await callStaff(listStaffVehicles, { query: { q: `#${record}`, pageSize: 1 }, signal });
  return items[0] && { vehicle: items[0] };
}

/** Records that were deleted meanwhile are left out. */
const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The records that were opened last on this device, limited to what the user may see. */
export function useRecent(enabled: boolean): RecentRecord[] {
  const may = useMay();
  const kept = useRecentRecords();
  const records = kept.filter((record) => may((parseRequestKey(record) ? getInboxRequest : listStaffVehicles).permission));
  const { data = [] } = useQuery({
    queryKey: [...STAFF_DATA, 'palette-recent', ...records],
    queryFn: async ({ signal }) => {
      const readOrGone = (record: string) =>
        read(record, signal).catch((error) => {
          if (isGone(error)) return undefined;
          throw error;
        });
      return (await Promise.all(records.map(readOrGone))).filter((one) => one !== undefined);
    },
    enabled: enabled && records.length > 0,
  });
  return enabled ? data : [];
}
