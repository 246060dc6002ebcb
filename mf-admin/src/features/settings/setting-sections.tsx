import type { GroupSetting, SettingField } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { sectionId } from './fields/field-props.js';
import styles from './settings-tab.module.css';

/** Settings with fewer sections are short enough without this navigation. */
const SECTIONS_FROM = 4;

const isSection = (field: SettingField): boolean =>
  field.type === 'group' || (field.type === 'list' && !field.lines && !field.isCompact);

function goTo(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
}

/** On phones: leads to the groups and lists of a long setting. */
export function SettingSections({ fields }: Pick<GroupSetting, 'fields'>) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const sections = Object.entries(fields).filter(([, field]) => isSection(field));
  if (sections.length < SECTIONS_FROM) return null;
  return (
    <nav className={styles.sections} aria-label={t('form.sections')}>
      {sections.map(([part, { label }]) => (
        <Button key={part} type="link" size="small" onClick={() => goTo(sectionId([part]))}>
          {label[language]}
        </Button>
      ))}
    </nav>
  );
}
