import styles from './car-map.module.css';
import { DETAILS, GLASS, PANELS, type Panel } from './car-panels.js';
import { codeOf, type SheetMark } from './sheet-link.js';

export interface CarMapProps {
  marks: SheetMark[];
  /** The panel selected for a mark. */
  chosen: Panel;
  onChoose: (panel: Panel) => void;
}

const panels = Object.entries(PANELS) as [Panel, (typeof PANELS)[Panel]][];

const SHOWN_CODES = 2;

/** A panel has room for few codes; the others are counted: 'A1 U2 +3'. */
const codesText = (codes: string[]): string =>
  codes.length > SHOWN_CODES + 1 ? `${codes.slice(0, SHOWN_CODES).join(' ')} +${codes.length - SHOWN_CODES}` : codes.join(' ');

/**
 * The drawing of the car for pointer users; a list of its panels serves keyboards and screen readers. It is never
 * mirrored.
 */
export const CarMap = ({ marks, chosen, onChoose }: CarMapProps) => (
  <svg className={styles.map} viewBox="16 14 688 452" aria-hidden="true">
    {panels.map(([panel, { d }]) => {
      const looks = [
        styles.panel,
        panel === chosen && styles.chosen,
        marks.some((mark) => mark.panel === panel) && styles.marked,
      ];
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: a pointer shortcut; the list does the same.
        <path key={panel} d={d} className={looks.filter(Boolean).join(' ')} onClick={() => onChoose(panel)} />
      );
    })}
    <path d={GLASS} className={styles.detail} />
    <path d={DETAILS} className={styles.detail} />
    {panels.map(([panel, { at }]) => {
      const codes = marks.filter((mark) => mark.panel === panel).map(codeOf);
      return (
        codes.length > 0 && (
          <text key={panel} x={at[0]} y={at[1]} className={styles.code}>
            {codesText(codes)}
          </text>
        )
      );
    })}
  </svg>
);
