import { showToast, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { CarMap } from './car-map.js';
import type { Panel } from './car-panels.js';
import { fittingCode } from './panel-codes.js';
import styles from './sheet-decoder.module.css';
import { SheetForm } from './sheet-form.js';
import {
  type AuctionSheet,
  type ChangeSheet,
  codeOf,
  exceedsSheet,
  hasSheet,
  isSized,
  MAX_MARKS,
  readSheet,
  type SheetMark,
  writeSheet,
} from './sheet-link.js';
import { SheetReading } from './sheet-reading.js';

const FIRST: Required<SheetMark> = { panel: 'bonnet', code: 'A', size: 1 };

/** Shown if the URL contains no sheet. */
const EXAMPLE: AuctionSheet = { grade: '4.5', interior: 'B', marks: [{ panel: 'left-front-door', code: 'A', size: 1 }] };

const sheetIn = (query: URLSearchParams): AuctionSheet => (hasSheet(query) ? readSheet(query) : EXAMPLE);

/** The auction sheet in the URL, so that it can be shared as a link. A change gets the sheet of the one before it. */
function useSheet() {
  const [query, setQuery] = useSearchParams();
  const changeSheet = (change: ChangeSheet) =>
    setQuery((current) => writeSheet(change(sheetIn(current)), current), { replace: true, preventScrollReset: true });
  return { sheet: sheetIn(query), changeSheet, isExample: !hasSheet(query), isCut: exceedsSheet(query) };
}

const hasMark = ({ marks }: AuctionSheet, mark: SheetMark): boolean =>
  marks.some((other) => other.panel === mark.panel && codeOf(other) === codeOf(mark));

const withMark = (sheet: AuctionSheet, mark: SheetMark): AuctionSheet =>
  hasMark(sheet, mark) ? sheet : { ...sheet, marks: [...sheet.marks, mark] };

/** Explains an auction sheet in plain sentences: users tap a panel and choose the mark and its size. */
export function SheetDecoder() {
  const { t } = useTranslation('sheet-decoder');
  const { sheet, changeSheet, isExample, isCut } = useSheet();
  const [draft, setDraft] = useState(FIRST);
  const [repeated, setRepeated] = useState<SheetMark>();
  const changeDraft = (next: Required<SheetMark>) => setDraft({ ...next, code: fittingCode(next.panel, next.code) });
  const add = () => {
    const { panel, code, size } = draft;
    const mark: SheetMark = isSized(code) ? { panel, code, size } : { panel, code };
    if (hasMark(sheet, mark)) {
      setRepeated(mark);
      return showToast({ kind: 'success', title: t('repeated') });
    }
    if (sheet.marks.length >= MAX_MARKS) return showToast({ kind: 'error', title: t('full', { max: MAX_MARKS }) });
    changeSheet((current) => withMark(current, mark));
  };
  return (
    <section id="decoder" className={styles.decoder} aria-labelledby="decoder-title">
      <header className={styles.words}>
        <h3 id="decoder-title">{t('title')}</h3>
        <p className={styles.quiet}>{t('text')}</p>
      </header>
      <div className={styles.sheet}>
        <CarMap marks={sheet.marks} chosen={draft.panel} onChoose={(panel: Panel) => changeDraft({ ...draft, panel })} />
        <SheetForm sheet={sheet} draft={draft} onDraft={changeDraft} onSheet={changeSheet} onAdd={add} />
      </div>
      <SheetReading
        sheet={sheet}
        isExample={isExample}
        isCut={isCut}
        repeated={repeated}
        onRepeatedShown={() => setRepeated(undefined)}
        onSheet={changeSheet}
      />
    </section>
  );
}
