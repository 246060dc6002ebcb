import { Button, fieldStyles, Select, useHydrated, useTranslation } from '@dealership/ui-kit';
import { type FormEvent, type ReactNode, useId } from 'react';
import { PANELS, type Panel } from './car-panels.js';
import { CODES, type Code, codesOf } from './panel-codes.js';
import styles from './sheet-decoder.module.css';
import { type AuctionSheet, type ChangeSheet, codeOf, GRADES, INTERIORS, isSized, type SheetMark } from './sheet-link.js';

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ name, label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <Select id={id} name={name} className={fieldStyles.input} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    </div>
  );
}

export interface SheetFormProps {
  sheet: AuctionSheet;
  draft: Required<SheetMark>;
  onDraft: (draft: Required<SheetMark>) => void;
  onSheet: (change: ChangeSheet) => void;
  onAdd: () => void;
}

/** Fields for the grade, the interior and another mark. Without scripts it is a form that reloads the page. */
export function SheetForm({ sheet, draft, onDraft, onSheet, onAdd }: SheetFormProps) {
  const { t } = useTranslation('sheet-decoder');
  // Without scripts the codes cannot follow the panel.
  const codes = useHydrated() ? codesOf(draft.panel) : CODES;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAdd();
  };
  return (
    <form className={styles.form} action="/auction-bidding#decoder" onSubmit={submit}>
      {sheet.marks.map((mark) => (
        <input key={`${mark.panel}.${codeOf(mark)}`} type="hidden" name="mark" value={`${mark.panel}.${codeOf(mark)}`} />
      ))}
      <Choice
        name="grade"
        label={t('grade')}
        value={sheet.grade ?? ''}
        onChange={(grade) => onSheet((current) => ({ ...current, grade: (grade || undefined) as AuctionSheet['grade'] }))}
      >
        <option value="">{t('none')}</option>
        {GRADES.map((grade) => (
          <option key={grade}>{grade}</option>
        ))}
      </Choice>
      <Choice
        name="interior"
        label={t('interior')}
        value={sheet.interior ?? ''}
        onChange={(interior) =>
          onSheet((current) => ({ ...current, interior: (interior || undefined) as AuctionSheet['interior'] }))
        }
      >
        <option value="">{t('none')}</option>
        {INTERIORS.map((interior) => (
          <option key={interior}>{interior}</option>
        ))}
      </Choice>
      <Choice
        name="panel"
        label={t('panel')}
        value={draft.panel}
        onChange={(panel) => onDraft({ ...draft, panel: panel as Panel })}
      >
        {(Object.keys(PANELS) as Panel[]).map((panel) => (
          <option key={panel} value={panel}>
            {t(`panels.${panel}`)}
          </option>
        ))}
      </Choice>
      <Choice name="code" label={t('code')} value={draft.code} onChange={(code) => onDraft({ ...draft, code: code as Code })}>
        {codes.map((code) => (
          <option key={code} value={code}>
            {t(`codes.${code}`)}
          </option>
        ))}
      </Choice>
      <Choice
        name="size"
        label={t('size')}
        value={String(draft.size)}
        onChange={(size) => onDraft({ ...draft, size: Number(size) as 1 | 2 | 3 })}
      >
        {[1, 2, 3].map((size) => (
          <option key={size} value={size} disabled={!isSized(draft.code) && size > 1}>
            {isSized(draft.code) ? t(`sizes.${size}`) : t('noSize')}
          </option>
        ))}
      </Choice>
      <Button type="submit">{t('add')}</Button>
    </form>
  );
}
