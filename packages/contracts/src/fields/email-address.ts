// Direction marks and invisible spaces, which copied text often contains.
const INVISIBLE = /\p{Cf}/gu;

/** An address as it was meant: without invisible characters, and with Latin letters for full-width ones, such as '＠'. */
export const cleanEmail = (typed: string): string => typed.normalize('NFKC').replace(INVISIBLE, '').trim();
