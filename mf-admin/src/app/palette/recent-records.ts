import { parseRequestKey } from '@dealership/contracts';
import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useEffect } from 'react';

/** What was opened last on this device, newest first: keys of requests, numbers of vehicles. The device keeps no names. */
const NAME = 'recent-records';
const KEPT = 5;

const recordsIn = (text = ''): string[] => text.split(' ').filter(Boolean);

/** The request or vehicle that an address of the admin opens. */
function recordAt(params: URLSearchParams): string | undefined {
  const request = params.get('request') ?? '';
  if (parseRequestKey(request)) return request;
  const entry = params.get('entry') ?? '';
  // Other lists than that of the stock have a status.
  return params.get('tab') === 'vehicles' && !params.get('status') && /^[1-9]\d{0,8}$/.test(entry) ? entry : undefined;
}

/** Remembers each record that is opened. */
export function useRememberRecords(): void {
  const record = recordAt(useSearchParams()[0]);
  useEffect(() => {
    if (!record) return;
    const others = recordsIn(deviceStorage.read(NAME)).filter((one) => one !== record);
    deviceStorage.write(NAME, [record, ...others].slice(0, KEPT).join(' '));
  }, [record]);
}

export const useRecentRecords = (): string[] => recordsIn(useDeviceStorage(NAME));
