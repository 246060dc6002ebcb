import type { Language } from '@dealership/contracts';
import { ErrorBoundary, PartUnavailable, useLanguage } from '@dealership/ui-kit';
import { Suspense, useCallback, useEffect, useState } from 'react';
import type { LatePart } from './late-part.js';
import styles from './late-section.module.css';
import { useLatePart } from './use-late-part.js';
import { usePartTexts } from './use-part-texts.js';
import type { Wake } from './wake.js';

export interface LateSectionProps {
  part: LatePart;
  wake: Wake;
}

interface AliveProps {
  onAlive: () => void;
}

/** Tells that what stands beside it has been brought to life. */
function Alive({ onAlive }: AliveProps) {
  useEffect(onAlive, [onAlive]);
  return null;
}

function Place({ part, wake, onAlive }: LateSectionProps & AliveProps) {
  usePartTexts(part);
  const { place, Part, failed, end } = useLatePart(part, wake);
  const alive = useCallback(() => {
    end();
    onAlive();
  }, [end, onAlive]);
  if (failed) return <PartUnavailable />;
  return (
    <div ref={place} className={styles.place}>
      <Suspense>
        <ErrorBoundary>
          <Part />
          <Alive onAlive={alive} />
        </ErrorBoundary>
      </Suspense>
    </div>
  );
}

/** A part of a page that the server renders with it and that costs the browser nothing before it is wanted. */
export function LateSection({ part, wake }: LateSectionProps) {
  const { language } = useLanguage();
  const [aliveIn, setAliveIn] = useState<Language>();
  const onAlive = useCallback(() => setAliveIn((before) => before ?? language), [language]);
  // Markup in another language is nothing to take over; a part that is alive translates itself.
  return <Place key={aliveIn ?? language} part={part} wake={wake} onAlive={onAlive} />;
}
