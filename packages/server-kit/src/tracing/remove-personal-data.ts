import { redactSecret } from '@dealership/contracts';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';

// Identities and addresses; queries, which contain searches and link secrets.
const PERSONAL = ['client.address', 'network.peer.address', 'network.peer.port', 'url.query', 'user_agent.original'];

const ADDRESSES = ['url.full', 'url.path'];

/** A URL without its query and without a secret in its path. */
function plain(address: string): string {
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/]*)?([^?]*)/.exec(address) ?? [];
  return origin + redactSecret(path);
}

/** Removes personal data from traces, as the log does. */
export const removePersonalData: SpanProcessor = {
  onStart: () => undefined,
  onEnd({ attributes }) {
    for (const name of PERSONAL) delete attributes[name];
    for (const name of ADDRESSES) {
      const address = attributes[name];
      if (typeof address === 'string') attributes[name] = plain(address);
    }
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
