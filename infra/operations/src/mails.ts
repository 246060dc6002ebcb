import { parseArgs } from 'node:util';
import { withDeployment } from './deployment/with-deployment.ts';
import { deliveryState } from './mails/delivery-state.ts';
import { type FoundMail, findMails } from './mails/find-mails.ts';
import { runMain } from './run-main.ts';

const AT_MOST = 100;

const USAGE = `Usage: npm run mails -- <address>
  lists the e-mails to that address and about its submissions, newest first, ${AT_MOST} at most`;

function print(mail: FoundMail): void {
  const { event, requestedAt, ...rest } = mail;
  console.log(`\n${event}  ${requestedAt?.toISOString() ?? ''}  ${deliveryState(mail)}`);
  for (const [name, value] of Object.entries(rest))
    if (value !== null) console.log(`  ${name.padEnd(10)} ${value instanceof Date ? value.toISOString() : value}`);
}

async function mails(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [address, ...others] = positionals;
  if (!address || others.length) throw new Error(USAGE);
  await withDeployment('backup', async ({ url }) => {
    const found = await findMails(url, address, AT_MOST);
    for (const mail of found) print(mail);
    console.log(found.length ? '' : `Found no submissions of ${address} and no e-mails to it.`);
  });
}

await runMain(mails);
