import { Button, ButtonLink, Icon, showToast, useTranslation } from '@dealership/ui-kit';
import { useFocusAfterRemoval } from '@dealership/ui-kit/navigation';
import { type MouseEvent, useEffect, useState } from 'react';
import { printPart } from '../../../shared/print-part.js';
import styles from './sheet-decoder.module.css';
import { type AuctionSheet, type ChangeSheet, codeOf, isEmpty, MAX_MARKS, type SheetMark, writeSheet } from './sheet-link.js';

function Actions({ sheet }: { sheet: AuctionSheet }) {
  const { t } = useTranslation('sheet-decoder');
  const [origin, setOrigin] = useState<string>();
  // In an effect, because the server does not know the public origin.
  useEffect(() => setOrigin(window.location.origin), []);
  const address = `${origin}/auction-bidding?${writeSheet(sheet)}#decoder`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ kind: 'success', title: t('copied') });
    } catch (error) {
      console.warn('This browser does not let pages copy', error);
      window.prompt(t('copy'), address);
    }
  };
  if (!origin) return <div className={styles.actions} />;
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => void copy()}>
        <Icon name="share" />
        {t('copy')}
      </Button>
      <ButtonLink
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(t('message', { link: address }))}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" />
        {t('whatsapp')}
      </ButtonLink>
      <Button variant="secondary" onClick={() => printPart('sheet')}>
        <Icon name="print" />
        {t('print')}
      </Button>
    </div>
  );
}

const EMPTY: AuctionSheet = { marks: [] };

const nameOf = (mark: SheetMark): string => `${mark.panel}.${codeOf(mark)}`;

export interface SheetReadingProps {
  sheet: AuctionSheet;
  /** Whether this is the example, which can be cleared but not shared. */
  isExample: boolean;
  /** Whether its link has more marks than a sheet holds. */
  isCut: boolean;
  /** The mark that was added again: its row lights up. */
  repeated: SheetMark | undefined;
  onRepeatedShown: () => void;
  onSheet: (change: ChangeSheet) => void;
}

/** Explains a sheet in plain sentences, one for each mark. */
export function SheetReading({ sheet, isExample, isCut, repeated, onRepeatedShown, onSheet }: SheetReadingProps) {
  const { t } = useTranslation('sheet-decoder');
  const { grade, interior, marks } = sheet;
  const container = useFocusAfterRemoval(marks.map(nameOf));
  // Without scripts the page is requested again.
  const addressOf = (next: AuctionSheet) => `/auction-bidding?${writeSheet(next)}#decoder`;
  const turnTo = (change: ChangeSheet) => (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSheet(change);
  };
  const isFull = marks.length >= MAX_MARKS;
  const facts = [
    ['grade', grade, `auction-bidding:sheet.grades.${grade?.replace('.', '')}`],
    ['interior', interior, `auction-bidding:sheet.interior.${interior}`],
  ] as const;
  return (
    <section ref={container} className={styles.reading} aria-live="polite" aria-labelledby="sheet-reading">
      <h4 id="sheet-reading" className={styles.title} tabIndex={-1}>
        {t('reading')}
      </h4>
      {(isExample || marks.length === 0) && <p className={styles.quiet}>{t(isExample ? 'example' : 'empty')}</p>}
      {isFull && (
        <p className={styles.full}>
          <Icon name="alert" size={18} />
          {t(isCut ? 'cut' : 'full', { max: MAX_MARKS })}
        </p>
      )}
      <dl>
        {facts.map(
          ([name, value, text]) =>
            value && (
              <div key={name} className={styles.fact}>
                <dt>
                  {t(name)} <bdi className={styles.value}>{value}</bdi>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ),
        )}
      </dl>
      <ul>
        {marks.map((mark) => {
          const withoutIt: ChangeSheet = (current) => ({
            ...current,
            marks: current.marks.filter((other) => nameOf(other) !== nameOf(mark)),
          });
          const isRepeated = repeated && nameOf(repeated) === nameOf(mark);
          return (
            <li
              key={nameOf(mark)}
              className={isRepeated ? `${styles.mark} ${styles.repeated}` : styles.mark}
              onAnimationEnd={onRepeatedShown}
            >
              <bdi className={styles.value}>{codeOf(mark)}</bdi>
              <span>
                <strong>{t(`panels.${mark.panel}`)}</strong>
                {t('says')}
                {t(`meanings.${codeOf(mark)}`)}
              </span>
              <a
                className={styles.remove}
                data-remove=""
                href={addressOf(withoutIt(sheet))}
                onClick={turnTo(withoutIt)}
                aria-label={t('remove', { mark: codeOf(mark), panel: t(`panels.${mark.panel}`) })}
              >
                <Icon name="close" size={16} />
              </a>
            </li>
          );
        })}
      </ul>
      {isExample && (
        <ButtonLink variant="secondary" className={styles.clear} href={addressOf(EMPTY)} onClick={turnTo(() => EMPTY)}>
          {t('clear')}
        </ButtonLink>
      )}
      {!isExample && !isEmpty(sheet) && <Actions sheet={sheet} />}
    </section>
  );
}
