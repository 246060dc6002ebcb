import { readFileSync } from 'node:fs';
import type { Email } from '../email.js';

const ID = 'showroom';

let content: Buffer | undefined;

/** The showroom, embedded in e-mails that are about no car. Read once, when the first of them is written. */
export function showroomPictures(): Pick<Email, 'pictures'> {
  content ??= readFileSync(new URL('./showroom.jpg', import.meta.url));
  return { pictures: [{ id: ID, filename: 'showroom.jpg', content }] };
}

/** The picture at the top of an e-mail about no car. */
export const ShowroomPicture = () => (
  <div data-skip-in-text="true">
    <img
      src={`cid:${ID}`}
      width={592}
      alt=""
      style={{ display: 'block', border: 0, width: '100%', height: 'auto', margin: '0 0 24px' }}
    />
  </div>
);
