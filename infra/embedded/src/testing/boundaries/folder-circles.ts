interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

/** The folders of a part's `src`, each with those that it imports from, and an import for each. */
type Folders = Map<string, Map<string, string>>;

const FOLDER = /^((?:(?:packages|infra)\/)?[^/]+\/src)\/([^/]+)\//;

/** What tests import is no part of the picture, nor are the services' `database/`, which list every entity (rule `database-lists-entities`). */
const LEFT_OUT = /\.test\.tsx?$|\/testing\/|^svc-[^/]+\/src\/database\//;

function foldersOf(modules: Module[]): Map<string, Folders> {
  const parts = new Map<string, Folders>();
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const));
  for (const [from, to] of imports) {
    if (LEFT_OUT.test(from) || LEFT_OUT.test(to)) continue;
    const [, part = '', folder = ''] = FOLDER.exec(from) ?? [];
    const [, toPart, toFolder = ''] = FOLDER.exec(to) ?? [];
    if (part !== toPart || folder === toFolder) continue;
    const folders = parts.get(part) ?? new Map();
    parts.set(part, folders);
    const targets = folders.get(folder) ?? new Map();
    folders.set(folder, targets);
    if (!targets.has(toFolder)) targets.set(toFolder, `${from} → ${to}`);
  }
  return parts;
}

/** The shortest way from a folder back to itself, as imports; undefined where there is none. */
function wayBack(folders: Folders, start: string): string[] | undefined {
  const ways = new Map<string, string[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [target, example] of folders.get(folder) ?? []) {
      if (target === start) return [...way, example];
      if (!ways.has(target)) ways.set(target, [...way, example]);
    }
  }
  return undefined;
}

/** The shortest circle of the folders of each part's `src` that has any, as the imports that make it. */
export function folderCircles(modules: Module[]): { part: string; imports: string[] }[] {
  return [...foldersOf(modules)].flatMap(([part, folders]) => {
    const circles = [...folders.keys()].map((folder) => wayBack(folders, folder)).filter((way) => way !== undefined);
    const [imports] = circles.sort((one, other) => one.length - other.length);
    return imports ? [{ part, imports }] : [];
  });
}
