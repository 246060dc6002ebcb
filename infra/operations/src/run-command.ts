/** Runs what a command of this folder does; a failure is printed without a stack and ends the process with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { message, cause } = error as Error;
    console.error(`\n${message}${cause instanceof Error ? `\n${cause.message}` : ''}`);
    process.exitCode = 1;
  }
}
