import { z } from 'zod';

const key = z.string().min(32);

/** What the gateway signs with. At least 32 characters, best random ones. */
export const tokenSecretEnv = {
  SERVICE_TOKEN_SECRET: key.describe(
    'Makes the key of each service, with which calls of staff are signed: `SERVICE_TOKEN_KEY` is the HMAC-SHA256 of its name.',
  ),
};

/** What a service checks calls with. */
export const tokenKeyEnv = {
  SERVICE_TOKEN_KEY: key.describe(
    "Signs the calls to this service: the HMAC-SHA256 of its name under the gateway's secret, in hexadecimal.",
  ),
};

/** What a process needs to call that service as itself. */
export const tokenKeyOf = (service: string) => key.describe(`Signs the calls to ${service}: its \`SERVICE_TOKEN_KEY\`.`);
