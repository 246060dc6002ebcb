import { root } from './root.ts';
import { dataDirOf, resetDataDir } from './running/environment/data-dir.ts';
import { reportFailure } from './user-error.ts';

const dataDir = dataDirOf(root, process.env);

try {
  console.log(
    (await resetDataDir(root, dataDir))
      ? `${dataDir} is empty; the next "npm start" makes everything anew.`
      : `${dataDir} is empty already.`,
  );
} catch (error) {
  process.exitCode = reportFailure(error);
}
