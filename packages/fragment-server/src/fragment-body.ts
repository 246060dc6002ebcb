import { scriptJson } from '@dealership/contracts';
import type { Fragment } from '@dealership/ui-kit/lifecycles';

/** A serialised fragment: its markup, and its data as JSON for a script element, are passed on as bytes. */
export type ReceivedFragment = Omit<Fragment, 'html' | 'state'> & { html: Buffer; state: Buffer };

const LINE_END = '\n';

/** Wire format: a line of JSON metadata, a line of data, then markup. The last two are never parsed. */
export const writeFragment = ({ html, state, ...about }: Fragment): Buffer =>
  Buffer.from([JSON.stringify(about), scriptJson(state), html].join(LINE_END));

export function readFragment(body: Buffer): ReceivedFragment {
  const first = body.indexOf(LINE_END);
  const second = body.indexOf(LINE_END, first + 1);
  const state = body.subarray(first + 1, second);
  if (first === -1 || second === -1 || state.includes('<')) throw new Error('This is no fragment');
  const about = JSON.parse(body.toString('utf8', 0, first)) as Omit<ReceivedFragment, 'html' | 'state'>;
  return { ...about, state, html: body.subarray(second + 1) };
}
