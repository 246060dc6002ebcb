import { redactSecret } from '@dealership/contracts';
import type { SpanProcessor } from '@opentelemetry/sdk-trace';

// Who somebody is and where; queries, which carry searches and the secrets of links.
const PERSONAL = ['client.address', 'network.peer.address', 'network.peer.port', 'url.query', 'user_agent.original'];

const ADDRESSES = ['url.full', 'url.path'];

/** An address without its query and without the key that its path may be. */
function plain(address: string): string {
  const [, origin = '', path = ''] = /^([a-z]+:\/\/[^/]*)?([^?]*)/.exec(address) ?? [];
  return origin + redactSecret(path);
}

/** Traces say as little about people as the log does. */
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
