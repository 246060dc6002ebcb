interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

/** Sibling folders, each with the folders it imports from, and an example import for each. */
type Folders = Map<string, Map<string, string>>;

const FILE_OF_PART = /^((?:(?:packages|infra)\/)?[^/]+\/src)\/(?:(.+)\/)?[^/]+$/;

/**
 * Ignores imports by tests, and the services' `database/`, which lists every entity (rule `database-lists-entities`).
 */
const LEFT_OUT = /\.test\.tsx?$|\/testing\/|^svc-[^/]+\/src\/database\//;

/**
 * The innermost folder that contains both files, and their folders within it; undefined if one file is directly in it.
 */
function siblings(from: string, to: string): { parent: string; folders: [string, string] } | undefined {
  const [, part = '', folders = ''] = FILE_OF_PART.exec(from) ?? [];
  const [, toPart = '', toFolders = ''] = FILE_OF_PART.exec(to) ?? [];
  if (part !== toPart) return undefined;
  const own = folders.split('/');
  const target = toFolders.split('/');
  const depth = own.findIndex((folder, index) => folder !== target[index]);
  const [folder, toFolder] = [own[depth], target[depth]];
  return folder && toFolder ? { parent: [part, ...own.slice(0, depth)].join('/'), folders: [folder, toFolder] } : undefined;
}

function foldersOf(modules: Module[]): Map<string, Folders> {
  const parents = new Map<string, Folders>();
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const));
  for (const [from, to] of imports) {
    const found = LEFT_OUT.test(from) || LEFT_OUT.test(to) ? undefined : siblings(from, to);
    if (!found) continue;
    const [folder, target] = found.folders;
    const folders = parents.get(found.parent) ?? new Map();
    parents.set(found.parent, folders);
    const targets = folders.get(folder) ?? new Map();
    folders.set(folder, targets);
    if (!targets.has(target)) targets.set(target, `${from} → ${to}`);
  }
  return parents;
}

/** The shortest cycle through a folder, as imports; undefined without one. */
function findCycle(folders: Folders, start: string): string[] | undefined {
  const ways = new Map<string, string[]>([[start, []]]);
  for (const [folder, way] of ways) {
    for (const [target, example] of folders.get(folder) ?? []) {
      if (target === start) return [...way, example];
      if (!ways.has(target)) ways.set(target, [...way, example]);
    }
  }
  return undefined;
}

/** For each folder of a part whose subfolders import in a cycle: the shortest cycle, as its imports. */
export function folderCycles(modules: Module[]): { parent: string; imports: string[] }[] {
  return [...foldersOf(modules)].flatMap(([parent, folders]) => {
    const cycles = [...folders.keys()].map((folder) => findCycle(folders, folder)).filter((way) => way !== undefined);
    const [imports] = cycles.sort((one, other) => one.length - other.length);
    return imports ? [{ parent, imports }] : [];
  });
}
