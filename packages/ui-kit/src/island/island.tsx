import type { Language } from '@dealership/contracts';
import {
  Button,
  ContentUnavailable,
  type EarlyInput,
  ErrorBoundary,
  type HydrateWhen,
  ISLAND,
  Replay,
  readEarlyInput,
  StatusPanel,
  useConnection,
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
import type { LazyComponent } from './lazy-component.js';
import { useLazyComponent } from './use-lazy-component.js';
import { useLazyTexts } from './use-lazy-texts.js';

export interface IslandProps<Props extends object = object> {
  component: LazyComponent<Props>;
  when: HydrateWhen;
  /** Props of the component. */
  props?: Props;
  /** Fallback while loading, if nothing was server-rendered. */
  fallback?: ReactNode;
  /** If its code cannot be loaded, nothing says so, and no space is reserved for it. */
  optional?: boolean;
}

interface HydrationState {
  isHydrated: boolean;
  onHydrated: () => void;
  /** Input from before the component was re-rendered in another language. */
  earlyInput: RefObject<EarlyInput>;
}

function OnHydrated({ onHydrated }: Pick<HydrationState, 'onHydrated'>) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

interface ContentProps extends HydrationState {
  Component: ComponentType<object>;
  props?: object;
  fallback?: ReactNode;
  host: RefObject<HTMLElement | null>;
}

/** Memoised, because React would discard the server's markup if it were re-rendered before hydration. */
const Content = memo(
  ({ Component, props, fallback, host, earlyInput, onHydrated }: ContentProps) => (
    <Suspense fallback={fallback}>
      <Replay host={host} earlier={earlyInput}>
        <ErrorBoundary>
          <Component {...props} />
          <OnHydrated onHydrated={onHydrated} />
        </ErrorBoundary>
      </Replay>
    </Suspense>
  ),
  (_before, { isHydrated }) => !isHydrated,
);

/** Below the server's markup, which stays readable. */
function NotInteractive({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const isOnline = useConnection(onRetry);
  return (
    <StatusPanel text={t(isOnline ? 'contentUnavailable.text' : 'offline.text')} role="alert">
      <Button onClick={onRetry}>{t('retry')}</Button>
    </StatusPanel>
  );
}

interface PlaceProps<Props extends object> extends IslandProps<Props>, HydrationState {
  host: RefObject<HTMLDivElement | null>;
}

function Place<Props extends object>({ component, when, props, fallback, optional = false, host, ...state }: PlaceProps<Props>) {
  useLazyTexts(component);
  const { Component, failure, start } = useLazyComponent(component, when, host);
  if (failure === 'unavailable') return optional ? null : <ContentUnavailable onRetry={start} />;
  return (
    <>
      <div ref={host} className={optional ? undefined : styles.place} {...{ [ISLAND]: '' }}>
        <Content Component={Component as ComponentType<object>} props={props} fallback={fallback} host={host} {...state} />
      </div>
      {failure && !optional && <NotInteractive onRetry={start} />}
    </>
  );
}

/** The language for rendering: server markup in another language stays until the component is loaded. */
function useRenderedLanguage(component: { load: () => Promise<unknown> }, isHydrated: boolean, onChange: () => void): Language {
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
    component.load().then(change, (error: unknown) => console.error('A part of the page could not be translated', error));
    return () => {
      isOver = true;
    };
  }, [component, isHydrated, language, rendered, onChange]);
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
  const rendered = useRenderedLanguage(island.component, isHydrated, keepInput);
  const onHydrated = useCallback(() => setHydrated(true), []);
  return <Place key={rendered} {...island} {...{ host, earlyInput, isHydrated, onHydrated }} />;
}
