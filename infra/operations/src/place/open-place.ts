import { root } from '../../../embedded/src/root.ts';
import { dataDirOf } from '../../../embedded/src/running/environment/data-dir.ts';
import { embeddedPlace, type Purpose } from './embedded-place.ts';
import type { Place } from './place.ts';
import { remotePlace } from './remote-place.ts';

/** The place of ADMIN_DATABASE_URL, or without it the embedded one. */
export async function withPlace(purpose: Purpose, work: (place: Place) => Promise<void>): Promise<void> {
  const { env } = process;
  const url = env.ADMIN_DATABASE_URL;
  const place = url ? remotePlace(root, url, env) : await embeddedPlace(root, dataDirOf(root, env), env, purpose);
  try {
    await work(place);
  } finally {
    await place.close();
  }
}
