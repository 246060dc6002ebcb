/** Runs a command of this folder; prints failures without a stack trace and exits with 1. */
export async function runMain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { message, cause } = error as Error;
    console.error(`\n${message}${cause instanceof Error ? `\n${cause.message}` : ''}`);
    process.exitCode = 1;
  }
}
