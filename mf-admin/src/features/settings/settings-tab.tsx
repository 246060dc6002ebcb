import { SETTING_NAMES, type SettingName, settingNamed } from '@dealership/contracts';
import { getSetting, getText } from '@dealership/contracts/settings/endpoints';
import { useQuery } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { useMay } from '../../shared/staff/use-me.js';
import { SettingChoice } from './choice/setting-choice.js';
import { SettingEditor } from './setting-editor.js';
import { settingQuery } from './settings-api.js';
import styles from './settings-tab.module.css';

/** The site's information about the dealership, one setting at a time; its name is in the URL. */
export function SettingsTab() {
  const may = useMay();
  const [params, setParams] = useSearchParams();
  const names = SETTING_NAMES.filter((name) => may((settingNamed(name).kind === 'texts' ? getText : getSetting).permission));
  const name = names.find((one) => one === params.get('setting')) ?? (names[0] as SettingName);
  const { data, error, refetch } = useQuery(settingQuery(name));

  const open = (next: string) => setParams({ tab: 'settings', setting: next }, { preventScrollReset: true });

  return (
    <div className={styles.tab}>
      <SettingChoice names={names} active={name} onChoose={open} />
      {data ? (
        <SettingEditor key={name} first={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines />
      )}
    </div>
  );
}
