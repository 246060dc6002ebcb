import { type ComponentType, useCallback, useState } from 'react';

/** A part of a page whose code comes as a file of its own, after the page's. */
export interface LateCode<Props> {
  /** Undefined until it has come. */
  here: () => ComponentType<Props> | undefined;
  /** Asks for it, once; again after a failure. */
  load: () => Promise<void>;
  /** Asks for it when it is likely to be wanted soon. */
  warm: () => void;
}

export function lateCode<Props>(fetchPart: () => Promise<ComponentType<Props>>): LateCode<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const load = () => {
    coming ??= fetchPart().then(
      (fetched) => {
        part = fetched;
      },
      (error: Error) => {
        coming = undefined;
        throw new Error('The code of a part of the page could not be loaded', { cause: error });
      },
    );
    return coming;
  };
  // What fails ahead of time is asked for again when it is wanted, and reported then.
  return { here: () => part, load, warm: () => void load().catch(() => undefined) };
}

/** The part once `load` has brought it. `load` resolves to whether it is there. */
export function useLateCode<Props>(code: LateCode<Props>) {
  const [, setHere] = useState(() => code.here() !== undefined);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async (): Promise<boolean> => {
    try {
      await code.load();
      setHere(true);
      setFailed(false);
      return true;
    } catch (error) {
      console.error(error);
      setFailed(true);
      return false;
    }
  }, [code]);
  return { Part: code.here(), failed, load };
}

/** For the button that leads to a part: its code is asked for as soon as a pointer or the focus is on it. */
export const warmedBy = ({ warm }: Pick<LateCode<never>, 'warm'>) => ({
  onPointerEnter: warm,
  onPointerDown: warm,
  onFocus: warm,
});
