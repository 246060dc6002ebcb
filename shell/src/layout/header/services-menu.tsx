import { Icon, useTranslation } from '@dealership/ui-kit';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isServicePath, SERVICES } from '../navigation.js';
import styles from './header.module.css';

const CLOSE_AFTER_MS = 500;

/**
 * The services menu. Opens on hover or by its button; closes half a second after the pointer has left, on Escape, or on
 * blur.
 */
export function ServicesMenu({ path }: { path: string }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const containerRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const enter = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (isMouse(event)) setOpen(true);
  };
  const leave = (event: PointerEvent) => {
    if (isMouse(event)) timer.current = setTimeout(() => setOpen(false), CLOSE_AFTER_MS);
  };
  const focusLink = (step: number) => {
    const links = [...(containerRef.current?.querySelectorAll('a') ?? [])];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    links.at((at + step + (at < 0 && step < 0 ? 1 : 0)) % links.length)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      containerRef.current?.querySelector('button')?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    requestAnimationFrame(() => focusLink(step));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes hover; its button and links operate it.
    <div
      ref={containerRef}
      className={styles.services}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => !containerRef.current?.contains(relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className={[styles.trigger, isServicePath(path) && styles.current, open && styles.open].filter(Boolean).join(' ')}
        aria-expanded={open}
        aria-controls="services-panel"
        onClick={(event) => setOpen(event.detail === 0 ? !open : true)}
      >
        {t('navigation.services')}
        <Icon name="down" size={14} />
      </button>
      <ul id="services-panel" className={styles.panel} hidden={!open}>
        {SERVICES.map((service) => (
          <li key={service.key}>
            <a href={service.path} onClick={() => setOpen(false)} aria-current={service.path === path ? 'page' : undefined}>
              {t(`navigation.${service.key}`)}
              <span className={styles.explained}>{t(`services.${service.key}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
