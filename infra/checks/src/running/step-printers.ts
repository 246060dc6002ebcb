type Print = (line: string) => void;

/**
 * Printers for `count` concurrent steps whose output is printed in order: the first step's lines at once, another's
 * once all before it have ended.
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
