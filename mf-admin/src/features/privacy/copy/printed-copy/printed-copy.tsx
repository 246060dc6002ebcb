import { type PersonExport } from '@dealership/contracts';
import { directionOf, I18nextProvider } from '@dealership/ui-kit';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { textsIn } from '../../../../shared/dashboard-texts.js';
import { loadFonts } from '../../../../shared/display/fonts.js';
import { copyName } from '../person-copy.js';
import { CopySheet } from './copy-sheet.js';
import styles from './printed-copy.module.css';

/** A copy with the texts of the person's language, which may differ from the admin's. */
export interface Sheet {
  copy: PersonExport;
  i18n: Awaited<ReturnType<typeof textsIn>>;
}

/** Loads what the sheet needs for printing. */
export async function loadSheet(copy: PersonExport): Promise<Sheet> {
  const [i18n] = await Promise.all([textsIn(copy.language), loadFonts()]);
  return { copy, i18n };
}

async function print(container: HTMLElement, title: string): Promise<void> {
  // Force a layout: browsers load a font only once text in it is laid out.
  container.getBoundingClientRect();
  await document.fonts?.ready;
  const before = document.title;
  // Browsers name the PDF after the title.
  document.title = title;
  window.print();
  document.title = before;
}

/** Prints the copy and nothing else. The browser's print dialog can save it as a PDF. */
export function PrintedCopy({ sheet: { copy, i18n }, onPrinted }: { sheet: Sheet; onPrinted: () => void }) {
  const containerRef = useRef<HTMLDivElement>(null);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || !containerRef.current) return;
    hasBegun.current = true;
    void print(containerRef.current, copyName(copy)).finally(onPrinted);
  });
  return createPortal(
    <div ref={containerRef} className={styles.sheet} lang={copy.language} dir={directionOf(copy.language)}>
      <I18nextProvider i18n={i18n}>
        <CopySheet copy={copy} />
      </I18nextProvider>
    </div>,
    document.body,
  );
}
