import type { ICruiseResult } from 'dependency-cruiser';
import { folderCycles } from './folder-cycles.ts';

/**
 * dependency-cruiser's report: rule violations, plus cycles between folders, which it detects for single folders only.
 */
export default function report({ modules, summary }: ICruiseResult): { output: string; exitCode: number } {
  const errors = [
    ...summary.violations.map(({ rule, from, to, cycle = [] }) => {
      const way = cycle.length ? cycle.map(({ name }) => name) : [to];
      return `${rule.name}: ${[from, ...way].join(' → ')}`;
    }),
    ...folderCycles(modules).map(
      ({ parent, imports }) => `no-folder-cycles: ${parent}\n${imports.map((one) => `    ${one}\n`).join('')}`,
    ),
  ];
  const counted = `${errors.length || 'no'} violations, ${summary.totalCruised} files, ${summary.totalDependenciesCruised} imports`;
  return { output: [...errors.map((error) => `error ${error}`), counted, ''].join('\n'), exitCode: errors.length ? 1 : 0 };
}
