/** Collects the values of a statement while its text is put together. */
export class SqlParams {
  readonly values: unknown[] = [];

  /** @returns the value's placeholder, `$1` and so on. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
