import { useEffect, useRef, useState } from 'react';

const stepOfEntry = (): number => (window.history.state?.step === 2 ? 2 : 1);

const stateWith = (step: number) => ({ ...window.history.state, step });

/**
 * The current step. The second has a history entry of its own: Back returns to the first, Forward and a reload to the
 * second, if `isFirstDone`.
 */
export function useStep(isFirstDone: () => Promise<boolean>) {
  const [step, setStep] = useState(1);
  const ask = useRef(isFirstDone);
  const correct = () => {
    setStep(1);
    if (stepOfEntry() === 2) window.history.replaceState(stateWith(1), '');
  };
  const reopen = useRef(async () => {
    if (await ask.current()) setStep(2);
    else correct();
  });
  useEffect(() => {
    // After the effect in which the form restores its draft.
    if (stepOfEntry() === 2) queueMicrotask(() => void reopen.current());
    const { pathname } = window.location;
    // Also reported when the visitor leaves for another page.
    const follow = () => {
      if (window.location.pathname === pathname) setStep(stepOfEntry());
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    step,
    goOn: () => {
      window.history.pushState(stateWith(2), '');
      setStep(2);
    },
    goBack: () => (stepOfEntry() === 2 ? window.history.back() : setStep(1)),
    correct,
  };
}
