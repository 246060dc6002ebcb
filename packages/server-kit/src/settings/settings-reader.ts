import { SETTING_NAMES, type SettingName, type SettingValues, settingNamed } from '@dealership/contracts';
import { getSiteSettings } from '@dealership/contracts/settings/endpoints';
import type { Log } from '../log/log.js';
import { OutageLog } from '../log/outage-log.js';

export interface SettingsReaderOptions {
  /** Where svc-content is. */
  url: string;
  /** What holds until the settings have been read once. */
  first: SettingValues;
  log: Pick<Log, 'error' | 'info'>;
}

export interface SettingsReader {
  /** What holds now; never throws. The same object as long as nothing has changed. */
  read(): Promise<SettingValues>;
}

/** As long nobody asks again: with the gateway's second, what staff publish is on every page within two. */
const FRESH_MS = 400;

/** A page does not wait longer for it, and after a failure the next ones do not wait at all. */
const DEADLINE_MS = 500;
const QUIET_MS = 2000;

/** The settings of an answer, each checked; of what does not fit its description the one of before stays. */
export function settingsOf(answer: unknown, before: SettingValues): SettingValues {
  const given = Object(answer) as Partial<Record<SettingName, unknown>>;
  const checked = SETTING_NAMES.map((name) => {
    const parsed = settingNamed(name).form.schema.safeParse(given[name]);
    return [name, parsed.success ? parsed.data : before[name]];
  });
  return Object.fromEntries(checked) as SettingValues;
}

/** Reads what staff have published of the site's settings; while svc-content does not answer, what it said last. */
export function createSettingsReader({ url, first, log }: SettingsReaderOptions): SettingsReader {
  const outage = new OutageLog(log, 'Reading the settings of the site');
  let known = first;
  let text = '';
  let until = 0;
  let reading: Promise<void> | undefined;

  async function ask(): Promise<void> {
    try {
      const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
      const response = await fetch(url + getSiteSettings.path, {
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!response.ok) throw new Error(`svc-content answered ${response.status}`);
      const answer = await response.text();
      if (answer !== text) known = settingsOf(JSON.parse(answer), known);
      text = answer;
      until = performance.now() + FRESH_MS;
      outage.works();
    } catch (error) {
      until = performance.now() + QUIET_MS;
      outage.failed(error);
    }
  }

  return {
    async read() {
      if (performance.now() >= until) {
        reading ??= ask().finally(() => {
          reading = undefined;
        });
        await reading;
      }
      return known;
    },
  };
}
