interface Job {
  name: string;
  after?: string[];
}

/** Runs every job as soon as its dependencies are done. Rejects with the first failure. */
export async function runInOrder<T extends Job>(jobs: T[], run: (job: T) => Promise<void>): Promise<void> {
  const done = new Map<string, Promise<void>>();
  for (const job of jobs) {
    const before = (job.after ?? []).map((name) => {
      const known = done.get(name);
      if (!known) throw new Error(`${job.name} comes after ${name}, which is not listed above it`);
      return known;
    });
    done.set(
      job.name,
      Promise.all(before).then(() => run(job)),
    );
  }
  await Promise.all(done.values());
}
