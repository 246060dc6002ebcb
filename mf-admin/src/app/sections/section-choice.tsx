import { useTranslation } from '@dealership/ui-kit';
import { NativeSelect } from '../../shared/display/native-select.js';
import type { MenuGroup } from './section-menu.js';

export interface SectionChoiceProps {
  groups: MenuGroup[];
  active: string;
  onChoose: (name: string) => void;
}

/** The section menu on phones and tablets, where it does not fit beside the section. */
export function SectionChoice({ groups, active, onChoose }: SectionChoiceProps) {
  const { t } = useTranslation('dashboard');
  return (
    <NativeSelect aria-label={t('dashboard.section')} value={active} onChange={onChoose}>
      {groups.map(({ name, label, entries }) => (
        <optgroup key={name} label={label}>
          {entries.map((entry) => (
            <option key={entry.name} value={entry.name}>
              {entry.unread > 0 ? t('dashboard.sectionUnread', { section: entry.label, count: entry.unread }) : entry.label}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
