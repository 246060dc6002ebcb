import { adminPath, SETTING_GROUPS, type SettingName, settingNamed } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Grid } from 'antd';
import { SideLink } from '../../../shared/display/links/side-link.js';
import { NativeSelect } from '../../../shared/display/native-select.js';
import { Tag } from '../../../shared/display/tag.js';
import { settingDraftsQuery } from '../settings-api.js';
import { useIsTyped } from '../typed-settings.js';
import styles from './setting-choice.module.css';

interface SettingChoiceProps {
  /** The settings that the user may change. */
  names: SettingName[];
  active: SettingName;
  onChoose: (name: string) => void;
}

/**
 * Selects a setting: a grouped list beside the form, or on small screens a select. Marks settings with
 * a draft or unsaved input.
 */
export function SettingChoice({ names, active, onChoose }: SettingChoiceProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { xl } = Grid.useBreakpoint();
  const { data: drafts = [] } = useQuery(settingDraftsQuery);
  const groups = SETTING_GROUPS.flatMap((group) => {
    const shown = names.filter((name) => settingNamed(name).group === group);
    return shown.length > 0 ? [{ group, shown }] : [];
  });
  const labelOf = (name: SettingName) => settingNamed(name).form.label[language];
  const isDraft = (name: SettingName) => drafts.includes(name);
  const isTyped = useIsTyped();
  const marksOf = (name: SettingName) => [
    ...(isTyped(name) ? [t('setting.unsaved')] : []),
    ...(isDraft(name) ? [t('setting.draft')] : []),
  ];
  if (!xl)
    return (
      <div className={styles.select}>
        <NativeSelect aria-label={t('setting.choose')} value={active} onChange={onChoose}>
          {groups.map(({ group, shown }) => (
            <optgroup key={group} label={t(`setting.group.${group}`)}>
              {shown.map((name) => (
                <option key={name} value={name}>
                  {[labelOf(name), ...marksOf(name)].join(' · ')}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </div>
    );
  return (
    <nav className={styles.list} aria-label={t('setting.choose')}>
      {groups.map(({ group, shown }) => (
        <div key={group}>
          <h3 id={`settings-${group}`} className={styles.group}>
            {t(`setting.group.${group}`)}
          </h3>
          <ul className={styles.entries} aria-labelledby={`settings-${group}`}>
            {shown.map((name) => (
              <li key={name}>
                <SideLink to={adminPath('settings', { setting: name })} isCurrent={name === active} label={labelOf(name)}>
                  {isTyped(name) && (
                    <span className={styles.unsaved} title={t('setting.unsaved')}>
                      <span className="visually-hidden">{t('setting.unsaved')}</span>
                    </span>
                  )}
                  {isDraft(name) && <Tag tone="notice">{t('setting.draft')}</Tag>}
                </SideLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
