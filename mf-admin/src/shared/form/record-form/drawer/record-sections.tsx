import { useTranslation } from '@dealership/ui-kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './record-sections.module.css';

/** Forms with fewer groups are short enough without this navigation. */
const SECTIONS_FROM = 4;

interface Section {
  group: HTMLFieldSetElement;
  title: string;
  state: 'invalid' | 'empty' | 'filled';
}

const isFilled = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean =>
  field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value !== '';

function stateOf(group: HTMLFieldSetElement): Section['state'] {
  if (group.querySelector('[aria-invalid="true"]')) return 'invalid';
  const fields = group.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="file"]), textarea, select');
  // The pictures whose descriptions are written here belong to another group.
  const hasPicture = [...group.querySelectorAll('img')].some((picture) => !picture.closest('[data-described]'));
  return hasPicture || [...fields].some(isFilled) ? 'filled' : 'empty';
}

function sectionsOf(form: HTMLElement): Section[] {
  const groups = [...form.querySelectorAll<HTMLFieldSetElement>('form > fieldset')];
  return groups.map((group) => ({ group, title: group.querySelector('legend')?.textContent ?? '', state: stateOf(group) }));
}

/** The group with the focus, if that is in view, else the last one that begins in the upper third of the drawer. */
function currentOf(sections: Section[], scroller: HTMLElement): HTMLElement | undefined {
  const { top, bottom, height } = scroller.getBoundingClientRect();
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  const focusedIn = box && box.bottom > top && box.top < bottom && sections.find(({ group }) => group.contains(focused));
  if (focusedIn) return focusedIn.group;
  const isAtEnd = scroller.scrollTop > 0 && scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
  if (isAtEnd) return sections.at(-1)?.group;
  return (sections.findLast(({ group }) => group.getBoundingClientRect().top <= top + height / 3) ?? sections[0])?.group;
}

/** Reads the groups of a form from the document, where antd keeps the values and errors of all its fields. */
function useSections(form: RefObject<HTMLElement | null>) {
  const [sections, setSections] = useState<Section[]>([]);
  const [current, setCurrent] = useState<HTMLElement>();
  useEffect(() => {
    const element = form.current;
    const scroller = element?.parentElement;
    if (!element || !scroller) return;
    const read = () => {
      const found = sectionsOf(element);
      setSections(found);
      setCurrent(currentOf(found, scroller));
    };
    read();
    // Once per frame: a key press changes several attributes, and reading positions forces a layout.
    let frame = 0;
    const readNextFrame = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    };
    const changes = new MutationObserver(readNextFrame);
    changes.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    element.addEventListener('input', readNextFrame);
    element.addEventListener('focusin', readNextFrame);
    scroller.addEventListener('scroll', readNextFrame, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      element.removeEventListener('input', readNextFrame);
      element.removeEventListener('focusin', readNextFrame);
      scroller.removeEventListener('scroll', readNextFrame);
    };
  }, [form]);
  return { sections, current };
}

/** Leads to the groups of a long form, and marks those that have errors or no values yet. Stays in view. */
export function RecordSections({ form }: { form: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('dashboard');
  const { sections, current } = useSections(form);
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry = current && nav.current?.querySelector('[aria-current]');
    if (!entry || !nav.current) return;
    const [box, frame] = [entry.getBoundingClientRect(), nav.current.getBoundingClientRect()];
    nav.current.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
  }, [current]);
  if (sections.length < SECTIONS_FROM) return null;
  const goTo = (group: HTMLFieldSetElement) => {
    group.scrollIntoView({ block: 'start' });
    group.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  };
  return (
    <nav ref={nav} className={styles.sections} aria-label={t('form.sections')}>
      {sections.map(({ group, title, state }) => (
        <button
          key={title}
          type="button"
          className={styles.section}
          data-state={state}
          aria-current={group === current ? 'true' : undefined}
          onClick={() => goTo(group)}
        >
          {title}
          {state !== 'filled' && <span className="visually-hidden"> {t(`form.${state}`)}</span>}
        </button>
      ))}
    </nav>
  );
}
