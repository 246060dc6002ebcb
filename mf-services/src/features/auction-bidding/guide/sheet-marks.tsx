import { useTranslation } from '@dealership/ui-kit';
import { GuideGroup } from './guide-group.js';
import styles from './sheet-marks.module.css';

export interface SheetMark {
  /** The marks as written on the sheet. */
  marks: string[];
  /** Text key; by default the first mark. */
  key?: string;
}

export interface SheetMarksProps {
  group: 'grades' | 'interior' | 'damage';
  marks: SheetMark[];
  note?: string;
}

/** Lists marks of an auction sheet with their meanings. */
export function SheetMarks({ group, marks, note }: SheetMarksProps) {
  const { t } = useTranslation('auction-bidding');
  return (
    <GuideGroup title={t(`sheet.${group}.title`)}>
      {note && <p className={styles.note}>{note}</p>}
      <dl className={styles.list} data-codes={group}>
        {marks.map(({ marks: [first = '', ...others], key = first }) => (
          <div key={key} className={styles.mark}>
            <dt className={styles.code}>
              <bdi dir="ltr">{[first, ...others].join(' ')}</bdi>
            </dt>
            <dd>{t(`sheet.${group}.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </GuideGroup>
  );
}
