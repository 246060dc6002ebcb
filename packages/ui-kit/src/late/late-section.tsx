import type { Language } from '@dealership/contracts';
import { Button, ErrorBoundary, PartUnavailable, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { type ComponentType, memo, Suspense, useCallback, useEffect, useState } from 'react';
import type { LatePart } from './late-part.js';
import styles from './late-section.module.css';
import { useLatePart } from './use-late-part.js';
import { usePartTexts } from './use-part-texts.js';
import type { Wake } from './wake.js';

export interface LateSectionProps<Props extends object = object> {
  part: LatePart<Props>;
  wake: Wake;
  /** What the part gets. */
  props?: Props;
}

interface AliveProps {
  isAlive: boolean;
  onAlive: () => void;
}

/** Tells that what stands beside it has been brought to life. */
function Alive({ onAlive }: Pick<AliveProps, 'onAlive'>) {
  useEffect(onAlive, [onAlive]);
  return null;
}

interface ContentProps extends AliveProps {
  Part: ComponentType<object>;
  props?: object;
}

/** Rendered again before it is alive, React would throw away what the server rendered, and with it what was typed there. */
const Content = memo(
  ({ Part, props, onAlive }: ContentProps) => (
    <Suspense>
      <ErrorBoundary>
        <Part {...props} />
        <Alive onAlive={onAlive} />
      </ErrorBoundary>
    </Suspense>
  ),
  (_before, { isAlive }) => !isAlive,
);

function Place<Props extends object>({ part, wake, props, isAlive, onAlive }: LateSectionProps<Props> & AliveProps) {
  usePartTexts(part);
  const { t } = useTranslation('common');
  const { place, Part, failure, start, end } = useLatePart(part, wake);
  const alive = useCallback(() => {
    end();
    onAlive();
  }, [end, onAlive]);
  if (failure === 'gone') return <PartUnavailable />;
  return (
    <>
      <div ref={place} className={styles.place}>
        <Content Part={Part as ComponentType<object>} props={props} isAlive={isAlive} onAlive={alive} />
      </div>
      {failure && (
        <StatusPanel text={t('partUnavailable.text')} role="alert">
          <Button onClick={() => void start()}>{t('retry')}</Button>
        </StatusPanel>
      )}
    </>
  );
}

/** The language of what shows: markup in another one is nothing to take over, so it stays until the part itself is here. */
function useShownLanguage(part: { load: () => Promise<unknown> }, isAlive: boolean): Language {
  const { language } = useLanguage();
  const [shown, setShown] = useState(language);
  useEffect(() => {
    if (isAlive || language === shown) return;
    let isOver = false;
    part.load().then(
      () => isOver || setShown(language),
      (error: unknown) => console.error('A part of the page could not be translated', error),
    );
    return () => {
      isOver = true;
    };
  }, [part, isAlive, language, shown]);
  return shown;
}

/** A part of a page that the server renders with it and that costs the browser nothing before it is wanted. */
export function LateSection<Props extends object = object>(section: LateSectionProps<Props>) {
  const [isAlive, setAlive] = useState(false);
  const shown = useShownLanguage(section.part, isAlive);
  const onAlive = useCallback(() => setAlive(true), []);
  return <Place key={shown} {...section} isAlive={isAlive} onAlive={onAlive} />;
}
