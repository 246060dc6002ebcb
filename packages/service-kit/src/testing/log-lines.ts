/** A process's log lines, parsed. */
export function logLines() {
  const lines: Record<string, unknown>[] = [];
  return { lines, logTo: { write: (line: string) => void lines.push(JSON.parse(line)) } };
}
