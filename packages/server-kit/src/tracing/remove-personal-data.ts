import type { SpanProcessor } from '@opentelemetry/sdk-trace';

// Who somebody is and where; queries, which carry searches and the secrets of links.
const PERSONAL = ['client.address', 'network.peer.address', 'network.peer.port', 'url.query', 'user_agent.original'];

const WHOLE_ADDRESS = 'url.full';

/** Traces say as little about people as the log does. */
export const removePersonalData: SpanProcessor = {
  onStart: () => undefined,
  onEnd({ attributes }) {
    for (const name of PERSONAL) delete attributes[name];
    const address = attributes[WHOLE_ADDRESS];
    if (typeof address === 'string') attributes[WHOLE_ADDRESS] = address.split('?', 1)[0];
  },
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
};
