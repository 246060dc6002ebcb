import type { StaffVehicle } from '@dealership/contracts';
import { listStaffVehicles } from '@dealership/contracts/catalog/endpoints';
import { keepPreviousData, useQuery } from '@dealership/ui-kit/query';
import { callStaff } from '../../api/staff-api.js';
import { STAFF_DATA } from '../../api/staff-data.js';
import { useDebounced } from '../use-debounced.js';

const SHOWN = 8;
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Finds vehicles that match every search term. If the input is a whole number, the vehicle with that id comes first.
 */
async function find(searchText: string, signal: AbortSignal): Promise<StaffVehicle[]> {
  const ask = async (q: string) => (await callStaff(listStaffVehicles, { query: { q, pageSize: SHOWN }, signal })).items;
  const [named, found] = await Promise.all([NUMBER.test(searchText) ? ask(`#${searchText}`) : [], ask(searchText)]);
  return [...named, ...found.filter(({ id }) => named[0]?.id !== id)].slice(0, SHOWN);
}

/** The vehicles that match the input, searched once typing pauses; without input, the newest ones. */
export function useFoundVehicles(typed: string, enabled: boolean) {
  const searchText = useDebounced(typed);
  const { data, error, isFetching } = useQuery({
    queryKey: [...STAFF_DATA, 'vehicle-picker', searchText.trim()],
    queryFn: ({ signal }) => find(searchText.trim(), signal),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { vehicles: data, error, isPending: isFetching || searchText !== typed };
}
