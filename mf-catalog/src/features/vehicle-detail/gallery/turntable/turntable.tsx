import { Icon, useTranslation } from '@dealership/ui-kit';
import { Picture } from '@dealership/ui-kit/media';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import sliderStyles from '../../../../shared/slider.module.css';
import styles from './turntable.module.css';
import { useDecodedFrame } from './use-decoded-frame.js';

export interface TurntableProps {
  /** Pictures of one full rotation, in order. */
  frames: string[];
  name: string;
  onClose: () => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** As wide as the frames stay sharp. */
const SIZES = '(min-width: 50em) 760px, 100vw';

/** The front edge of the turntable, with a mark that moves with the car. */
function Floor({ degrees }: { degrees: number }) {
  const angle = (degrees * Math.PI) / 180;
  const isInFront = Math.cos(angle) >= 0;
  return (
    <svg className={styles.floor} viewBox="0 0 150 75" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M8 44A67 20 0 0 0 142 44" strokeWidth="0.25" />
      {isInFront && (
        <circle cx={75 + 67 * Math.sin(angle)} cy={44 + 20 * Math.cos(angle)} r="0.9" fill="currentColor" stroke="none" />
      )}
    </svg>
  );
}

/** A car rotated by dragging, or by arrow keys on the slider below. */
export function Turntable({ frames, name, onClose }: TurntableProps) {
  const { t } = useTranslation('catalog');
  const dialog = useRef<HTMLDialogElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [touched, setTouched] = useState(false);
  const { shown, ready } = useDecodedFrame(stage, at, frames.length);
  const drag = useRef({ x: 0, at: 0 });
  useEffect(() => {
    dialog.current?.showModal();
    // Focus the slider, so that the arrow keys turn the car at once.
    slider.current?.focus();
  }, []);

  const total = frames.length;
  const turnTo = (frame: number) => {
    setTouched(true);
    setAt(((Math.round(frame) % total) + total) % total);
  };
  const degrees = Math.round((360 * at) / total);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, at };
  };
  const move = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    // Dragging by the picture's width is one full rotation.
    turnTo(drag.current.at + ((clientX - drag.current.x) / currentTarget.clientWidth) * total);
  };
  // Natively the slider would end at the last frame, but a rotation goes on.
  const turnByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    turnTo(at + step);
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('turntable.title', { name })} onClose={onClose}>
      <div className={styles.bar}>
        {ready < total && (
          <label className={styles.loading}>
            <progress max={total} value={ready} />
            {t('turntable.loading', { percent: Math.round((100 * ready) / total) })}
          </label>
        )}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()} aria-label={t('common:close')}>
          <Icon name="close" />
        </button>
      </div>
      <div ref={stage} className={styles.stage} onPointerDown={begin} onPointerMove={move}>
        {frames.map((frame, index) => (
          <div key={frame} className={styles.frame} data-shown={index === shown || undefined} aria-hidden={index !== at}>
            <Picture address={frame} alt={t('turntable.picture', { name, degrees })} sizes={SIZES} first={index === 0} />
          </div>
        ))}
        <Floor degrees={degrees} />
      </div>
      <p className={styles.hint} data-done={touched || undefined}>
        <Icon name="chevron" size={16} />
        <span className={styles.byMouse}>{t('turntable.hint')}</span>
        <span className={styles.byTouch}>{t('turntable.hintTouch')}</span>
        <Icon name="chevron" size={16} />
      </p>
      <input
        ref={slider}
        className={`${sliderStyles.slider} ${styles.slider}`}
        // A rotation has no reading direction: knob, arrow keys and dragging go the same way in every language.
        dir="ltr"
        type="range"
        min={0}
        max={total - 1}
        value={at}
        aria-label={t('turntable.title', { name })}
        aria-valuetext={t('turntable.angle', { degrees })}
        onKeyDown={turnByKey}
        onChange={({ target }) => turnTo(target.valueAsNumber)}
      />
    </dialog>
  );
}
