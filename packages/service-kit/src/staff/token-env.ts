import { z } from 'zod';

const key = z.string().min(32);

/** The gateway's signing secret. At least 32 characters, preferably random. */
export const tokenSecretEnv = {
  SERVICE_TOKEN_SECRET: key.describe(
    "Secret from which each service's `SERVICE_TOKEN_KEY` is derived, which signs calls on behalf of staff: the HMAC-SHA256 of " +
      "the service's name under this secret.",
  ),
};

/** A service's key for verifying calls. */
export const tokenKeyEnv = {
  SERVICE_TOKEN_KEY: key.describe(
    "Key that signs calls to this service: the hexadecimal HMAC-SHA256 of the service's name under the gateway's " +
      '`SERVICE_TOKEN_SECRET`.',
  ),
};

/** A process's key for calling that service as itself. */
export const tokenKeyOf = (service: string) =>
  key.describe(`Key that signs calls to ${service}; the same value as its \`SERVICE_TOKEN_KEY\`.`);
