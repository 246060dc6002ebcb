export type Tree = { [field: string]: unknown };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

// The merge keys of Kubernetes' lists.
const MERGE_KEYS: Record<string, string> = { containers: 'name', env: 'name', ports: 'containerPort' };

/** The patch's new entries come first, as in kubectl. */
function mergedList(field: string, value: Tree[], patch: Tree[]): Tree[] {
  const key = MERGE_KEYS[field];
  if (!key) throw new Error(`A patch of the list ${field} is not rendered here`);
  const patchFor = (entry: Tree) => patch.find((other) => other[key] === entry[key]);
  const added = patch.filter((entry) => !value.some((other) => other[key] === entry[key]));
  return [...added, ...value.map((entry) => patched(entry, patchFor(entry) ?? {}) as Tree)];
}

/** Applies a strategic merge patch. */
export function patched(value: unknown, patch: unknown, field = ''): unknown {
  if (Array.isArray(value) && Array.isArray(patch)) return mergedList(field, value, patch);
  if (!isTree(value) || !isTree(patch)) return patch;
  const fields = Object.entries(patch).map(([name, part]) => [name, patched(value[name], part, name)]);
  return { ...value, ...Object.fromEntries(fields) };
}
