import type { Language } from '@dealership/contracts';
import {
  Button,
  type EarlyInput,
  ErrorBoundary,
  type HydrateWhen,
  ISLAND,
  PartUnavailable,
  Replay,
  readEarlyInput,
  StatusPanel,
  useLanguage,
  useTranslation,
} from '@dealership/ui-kit';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './island.module.css';
import type { LazyPart } from './lazy-part.js';
import { useLazyPart } from './use-lazy-part.js';
import { usePartTexts } from './use-part-texts.js';

export interface IslandProps<Props extends object = object> {
  part: LazyPart<Props>;
  when: HydrateWhen;
  /** Props of the part. */
  props?: Props;
  /** Fallback while loading, if nothing was server-rendered. */
  fallback?: ReactNode;
}

interface HydrationState {
  isHydrated: boolean;
  onHydrated: () => void;
  /** Input from before the part was re-rendered in another language. */
  earlyInput: RefObject<EarlyInput>;
}

function OnHydrated({ onHydrated }: Pick<HydrationState, 'onHydrated'>) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

interface ContentProps extends HydrationState {
  Part: ComponentType<object>;
  props?: object;
  fallback?: ReactNode;
  host: RefObject<HTMLElement | null>;
}

/** Memoised, because React would discard the server's markup if it were re-rendered before hydration. */
const Content = memo(
  ({ Part, props, fallback, host, earlyInput, onHydrated }: ContentProps) => (
    <Suspense fallback={fallback}>
      <Replay host={host} earlier={earlyInput}>
        <ErrorBoundary>
          <Part {...props} />
          <OnHydrated onHydrated={onHydrated} />
        </ErrorBoundary>
      </Replay>
    </Suspense>
  ),
  (_before, { isHydrated }) => !isHydrated,
);

interface PlaceProps<Props extends object> extends IslandProps<Props>, HydrationState {
  host: RefObject<HTMLDivElement | null>;
}

function Place<Props extends object>({ part, when, props, fallback, host, ...state }: PlaceProps<Props>) {
  usePartTexts(part);
  const { t } = useTranslation('common');
  const { Part, failure, start } = useLazyPart(part, when, host);
  if (failure === 'unavailable') return <PartUnavailable />;
  return (
    <>
      <div ref={host} className={styles.place} {...{ [ISLAND]: '' }}>
        <Content Part={Part as ComponentType<object>} props={props} fallback={fallback} host={host} {...state} />
      </div>
      {failure && (
        <StatusPanel text={t('partUnavailable.text')} role="alert">
          <Button onClick={() => void start()}>{t('retry')}</Button>
        </StatusPanel>
      )}
    </>
  );
}

/** The language for rendering: server markup in another language stays until the part is loaded. */
function useRenderedLanguage(part: { load: () => Promise<unknown> }, isHydrated: boolean, onChange: () => void): Language {
  const { language } = useLanguage();
  const [rendered, setRendered] = useState(language);
  useEffect(() => {
    if (isHydrated || language === rendered) return;
    let isOver = false;
    const change = () => {
      if (isOver) return;
      onChange();
      setRendered(language);
    };
    part.load().then(change, (error: unknown) => console.error('A part of the page could not be translated', error));
    return () => {
      isOver = true;
    };
  }, [part, isHydrated, language, rendered, onChange]);
  return rendered;
}

/** A server-rendered part of a page whose code the browser loads and hydrates on demand. */
export function Island<Props extends object = object>(island: IslandProps<Props>) {
  const host = useRef<HTMLDivElement>(null);
  const earlyInput = useRef<EarlyInput>(new Map());
  const [isHydrated, setHydrated] = useState(false);
  const keepInput = useCallback(() => {
    earlyInput.current = host.current ? readEarlyInput(host.current, { islands: true }) : new Map();
  }, []);
  const rendered = useRenderedLanguage(island.part, isHydrated, keepInput);
  const onHydrated = useCallback(() => setHydrated(true), []);
  return <Place key={rendered} {...island} {...{ host, earlyInput, isHydrated, onHydrated }} />;
}
