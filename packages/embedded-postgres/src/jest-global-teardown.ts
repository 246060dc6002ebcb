/** Jest `globalTeardown`: stops what `globalSetup` started. */
export default async function stopAfterJest(): Promise<void> {
  await globalThis.testPostgres?.stop();
  globalThis.testPostgres = undefined;
}
