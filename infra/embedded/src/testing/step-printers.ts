type Print = (line: string) => void;

/**
 * Printers for `count` steps that run at the same time, whose lines are printed one step after the other: those of the first as they come,
 * those of another once all before it have ended.
 */
export function stepPrinters(count: number, print: Print): { log: Print; end: () => void }[] {
  const steps = Array.from({ length: count }, () => ({ held: [] as string[], ended: false }));
  const flush = () => {
    for (const { held, ended } of steps) {
      for (const line of held.splice(0)) print(line);
      if (!ended) return;
    }
  };
  return steps.map((step) => ({
    log: (line) => {
      step.held.push(line);
      flush();
    },
    end: () => {
      step.ended = true;
      flush();
    },
  }));
}
