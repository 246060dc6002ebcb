import { z } from 'zod';

const key = z.string().min(32);

/** The gateway's signing secret. At least 32 characters, preferably random. */
export const tokenSecretEnv = {
  SERVICE_TOKEN_SECRET: key.describe(
    'Makes the key of each service, with which calls of staff are signed: `SERVICE_TOKEN_KEY` is the HMAC-SHA256 of its name.',
  ),
};

/** A service's key for verifying calls. */
export const tokenKeyEnv = {
  SERVICE_TOKEN_KEY: key.describe(
    "Signs the calls to this service: the HMAC-SHA256 of its name under the gateway's secret, in hexadecimal.",
  ),
};

/** A process's key for calling that service as itself. */
export const tokenKeyOf = (service: string) => key.describe(`Signs the calls to ${service}: its \`SERVICE_TOKEN_KEY\`.`);
