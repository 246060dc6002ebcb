import { formatNumber, parseYen, toLatinDigits } from '@dealership/contracts';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

const SEPARATORS = /[,،٬，]/g;

const countDigits = (text: string): number => toLatinDigits(text).replace(/\D/g, '').length;

/** `forward`: Delete was pressed. A deleted separator is reinserted, and the caret moves past it. */
interface Caret {
  digitsBefore: number;
  forward: boolean;
}

function positionOf({ digitsBefore, forward }: Caret, text: string): number {
  let at = 0;
  for (let left = digitsBefore; left > 0 && at < text.length; at++) if (/\d/.test(text.charAt(at))) left--;
  return forward && text.charAt(at) === ',' ? at + 1 : at;
}

/** `yen`: whole yen; `undefined` if the input is not an amount. */
export interface YenAmount {
  text: string;
  yen: number | undefined;
}

const read = (typed: string): YenAmount => {
  const yen = parseYen(typed.replace(SEPARATORS, ''));
  return { yen, text: yen === undefined ? typed : formatNumber(yen) };
};

/** A yen amount while it is typed, in digits of any script. Adds separators and preserves the caret position. */
export function useYenAmount(first: number) {
  const [amount, setAmount] = useState(() => read(String(first)));
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<Caret | undefined>(undefined);

  useLayoutEffect(() => {
    if (!caret.current) return;
    const position = positionOf(caret.current, amount.text);
    caret.current = undefined;
    input.current?.setSelectionRange(position, position);
  }, [amount]);

  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as InputEvent;
    const next = read(target.value);
    // While an input method is composing, changing the text would end the composition.
    if (isComposing || next.yen === undefined) return setAmount({ ...next, text: target.value });
    const digitsBefore = countDigits(target.value.slice(0, target.selectionStart ?? 0));
    caret.current = { digitsBefore, forward: inputType === 'deleteContentForward' };
    setAmount(next);
  };
  const settle = () => setAmount(({ text }) => read(text));
  return { ...amount, input, type, settle };
}

export type YenField = ReturnType<typeof useYenAmount>;
