import { useTranslation } from '@dealership/ui-kit';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
import { PageSection } from '../../../shared/service-page/page-section.js';
// The server-rendered markup needs its styles before the component's code is loaded.
import '../decoder/car-map.module.css';
import '../decoder/sheet-decoder.module.css';
import { type SheetMark, SheetMarks } from './sheet-marks.js';
import styles from './sheet-section.module.css';

/** `key`: text key of a mark that cannot itself be one. */
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

const decoder = lazyComponent(
  () => import(/* webpackChunkName: "sheet-decoder" */ '../decoder/sheet-decoder.js').then(({ SheetDecoder }) => SheetDecoder),
  {
    namespace: 'sheet-decoder',
    load: (language) => import(/* webpackChunkName: "sheet-decoder-[request]" */ `../decoder/locales/${language}.json`),
  },
);

/** The meaning of the inspector's grades and codes. */
export function SheetSection() {
  const { t } = useTranslation('auction-bidding');
  return (
    <PageSection id="auction-sheet" title={t('sheet.title')} text={t('sheet.text')} raised>
      <Island component={decoder} when="visible" />
      <div className={styles.guides}>
        <div className={styles.column}>
          <SheetMarks group="grades" marks={GRADES} />
          <SheetMarks group="interior" marks={INTERIOR} />
        </div>
        <SheetMarks group="damage" marks={DAMAGE} note={t('sheet.damage.text')} />
      </div>
    </PageSection>
  );
}
