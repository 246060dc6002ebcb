import { parseArgs } from 'node:util';
import { withDeployment } from './deployment/with-deployment.ts';
import { type FoundMail, findMails } from './mails/find-mails.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run mails -- <address>
  shows the mails to that address and those about what came from it, newest first`;
const AT_MOST = 100;

/** State of the e-mail, as text. */
function deliveryState({ event, state, status, handedAt, doneAt }: FoundMail): string {
  if (state === 'sent') return 'sent: the mail server has it';
  if (state === 'failed') return 'refused: see the reason';
  if (status === 'spam') return 'none: it is spam';
  if (!event.includes('.')) return 'none: nothing to tell of yet';
  if (!state && doneAt) return 'none: by then there was nothing to notify of any more';
  return handedAt ? 'in the queue, or given up: the admin shows which' : 'not yet with the queue';
}

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
    console.log(found.length ? '' : `Nothing came from ${address}, and nothing was written to it.`);
  });
}

await runCommand(mails);
