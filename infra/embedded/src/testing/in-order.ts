type Print = (line: string) => void;

/**
 * Printers for `count` speakers at the same time, whose lines are printed one speaker after the other: those of the first as they come,
 * those of another once all before it have ended.
 */
export function inOrder(count: number, print: Print): { log: Print; end: () => void }[] {
  const speakers = Array.from({ length: count }, () => ({ held: [] as string[], ended: false }));
  const flush = () => {
    for (const { held, ended } of speakers) {
      for (const line of held.splice(0)) print(line);
      if (!ended) return;
    }
  };
  return speakers.map((speaker) => ({
    log: (line) => {
      speaker.held.push(line);
      flush();
    },
    end: () => {
      speaker.ended = true;
      flush();
    },
  }));
}
