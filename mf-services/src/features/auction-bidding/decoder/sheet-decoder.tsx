import { useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { useState } from 'react';
import { CarMap } from './car-map.js';
import type { Panel } from './car-panels.js';
import styles from './sheet-decoder.module.css';
import { SheetForm } from './sheet-form.js';
import { type AuctionSheet, codeOf, hasSheet, isSized, readSheet, type SheetMark, writeSheet } from './sheet-link.js';
import { SheetReading } from './sheet-reading.js';

const FIRST: Required<SheetMark> = { panel: 'bonnet', code: 'A', size: 1 };

/** Shown if the URL contains no sheet. */
const EXAMPLE: AuctionSheet = { grade: '4.5', interior: 'B', marks: [{ panel: 'left-front-door', code: 'A', size: 1 }] };

/** The auction sheet in the URL, so that it can be shared as a link. */
function useSheet() {
  const [query, setQuery] = useSearchParams();
  const isExample = !hasSheet(query);
  const setSheet = (next: AuctionSheet) => setQuery(writeSheet(next, query), { replace: true, preventScrollReset: true });
  return { sheet: isExample ? EXAMPLE : readSheet(query), setSheet, isExample };
}

/** Explains an auction sheet in plain sentences: users tap a panel and choose the mark and its size. */
export function SheetDecoder() {
  const { t } = useTranslation('sheet-decoder');
  const { sheet, setSheet, isExample } = useSheet();
  const [draft, setDraft] = useState(FIRST);
  const add = () => {
    const { panel, code, size } = draft;
    const mark: SheetMark = isSized(code) ? { panel, code, size } : { panel, code };
    const isThere = sheet.marks.some((other) => other.panel === panel && codeOf(other) === codeOf(mark));
    if (!isThere) setSheet({ ...sheet, marks: [...sheet.marks, mark] });
  };
  return (
    <section id="decoder" className={styles.decoder} aria-labelledby="decoder-title">
      <header className={styles.words}>
        <h3 id="decoder-title">{t('title')}</h3>
        <p className={styles.quiet}>{t('text')}</p>
      </header>
      <div className={styles.sheet}>
        <CarMap marks={sheet.marks} chosen={draft.panel} onChoose={(panel: Panel) => setDraft({ ...draft, panel })} />
        <SheetForm sheet={sheet} draft={draft} onDraft={setDraft} onSheet={setSheet} onAdd={add} />
      </div>
      <SheetReading sheet={sheet} isExample={isExample} onSheet={setSheet} />
    </section>
  );
}
