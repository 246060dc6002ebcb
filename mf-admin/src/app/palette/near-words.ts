/** Shorter words have too many neighbours. */
const SHORTEST = 4;

/** Whether two words are the same but for one letter that is missing, added, wrong, or swapped with the next one. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const isSwapped = left.length === 2 && left === [...right].reverse().join('');
  return isSwapped || Math.max(left.length, right.length) <= 1;
}

/** Whether a word begins with what was typed, which may have one slip after its first letter. */
const beginsNearly = (word: string, typed: string): boolean =>
  typed.length >= SHORTEST &&
  word[0] === typed[0] &&
  [-1, 0, 1].some((more) => isOneSlip(word.slice(0, typed.length + more), typed));

/** Whether each typed word begins one of the words, but for one slip in it. */
export const haveNearly = (words: string[], typed: string[]): boolean =>
  typed.every((one) => words.some((word) => word.startsWith(one) || beginsNearly(word, one)));
