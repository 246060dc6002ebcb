import { useTranslation } from '@dealership/ui-kit';
import { PageSection } from '../../../shared/service-page/page-section.js';
import { type SheetMark, SheetMarks } from './sheet-marks.js';
import styles from './sheet-section.module.css';

/** `key`: of its text, where the mark itself cannot be one. */
const GRADES: SheetMark[] = [
  { marks: ['S'] },
  { marks: ['6'] },
  { marks: ['5'] },
  { marks: ['4.5'], key: '45' },
  { marks: ['4'] },
  { marks: ['3.5'], key: '35' },
  { marks: ['3'] },
  { marks: ['2'] },
  { marks: ['1'] },
  { marks: ['R'] },
  { marks: ['RA'] },
];

const INTERIOR: SheetMark[] = ['A', 'B', 'C', 'D'].map((mark) => ({ marks: [mark] }));

const DAMAGE: SheetMark[] = [
  { marks: ['A1', 'A2', 'A3'], key: 'A' },
  { marks: ['U1', 'U2', 'U3'], key: 'U' },
  { marks: ['W1', 'W2', 'W3'], key: 'W' },
  { marks: ['B'] },
  { marks: ['E'] },
  { marks: ['S'] },
  { marks: ['C'] },
  { marks: ['X', 'XX'], key: 'X' },
  { marks: ['P'] },
  { marks: ['H'] },
  { marks: ['Y'] },
  { marks: ['G'] },
];

/** What the inspector's grades and codes mean. */
export function SheetSection() {
  const { t } = useTranslation('auction-bidding');
  return (
    <PageSection id="auction-sheet" title={t('sheet.title')} text={t('sheet.text')} raised>
      <div className={styles.guides}>
        <SheetMarks group="grades" marks={GRADES} />
        <div className={styles.column}>
          <SheetMarks group="interior" marks={INTERIOR} />
          <SheetMarks group="damage" marks={DAMAGE} note={t('sheet.damage.text')} />
        </div>
      </div>
    </PageSection>
  );
}
