import { type GroupSetting, LANGUAGES, type LocalizedText, localize, type SettingField } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useDuration } from '../display/format/use-duration.js';
import { dayNames } from './day-names.js';
import type { Path } from './setting-changes.js';

/** Labels for a setting's values and their paths. */
export function useSettingLabels(description: GroupSetting) {
  const { t } = useTranslation('dashboard');
  const { language, locale } = useLanguage();
  const durationText = useDuration();
  const nameOfDay = dayNames(locale);

  /** Finds the field at a path, with its label and those of the fields that contain it. */
  function find(path: Path): { field: SettingField; labels: string[] } {
    let field: SettingField = description;
    const labels: string[] = [];
    for (const part of path) {
      if (field.type === 'group' && field.fields[part]) {
        field = field.fields[part];
        labels.push(field.label[language]);
      } else if (field.type === 'list') {
        field = field.item;
        labels.splice(-1, 1, t('setting.entry', { label: field.label[language], number: Number(part) + 1 }));
      } else {
        const name = LANGUAGES.find(({ code }) => code === part)?.name;
        labels.splice(-1, 1, t('texts.labelIn', { label: labels.at(-1), language: name }));
      }
    }
    return { field, labels };
  }

  function textIn(field: SettingField, value: unknown): string {
    if (value === undefined || value === null || value === '') return '';
    if (typeof value === 'boolean') return t(value ? 'audit.yes' : 'audit.no');
    if (field.type === 'choice') return field.options[String(value)]?.[language] ?? String(value);
    if (field.type === 'duration') return durationText(Number(value));
    if (field.type === 'days') return (value as number[]).map(nameOfDay).join(t('audit.comma'));
    if (field.type === 'list' && Array.isArray(value)) return linesOf(value.map((entry) => textIn(field.item, entry)));
    if (typeof value !== 'object') return String(value);
    if (field.type !== 'group') return localize(value as LocalizedText, language);
    return linesOf(Object.entries(field.fields).map(([name, inner]) => textIn(inner, (value as Record<string, unknown>)[name])));
  }
  const linesOf = (texts: string[]): string => texts.filter(Boolean).join('\n');

  return {
    /** A row of a table that compares values side by side. */
    rowOf: (path: Path, values: unknown[]) => {
      const { field, labels } = find(path);
      return { key: path.join('.'), label: labels.join(' · '), values: values.map((value) => textIn(field, value) || '—') };
    },
  };
}
