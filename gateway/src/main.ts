import { readEnv } from '@dealership/service-kit';
import { gatewayEnvShape } from './env.js';
import { createGateway } from './gateway.js';

const env = readEnv(gatewayEnvShape);
const gateway = await createGateway(env);
await gateway.listen({ host: env.HOST, port: env.PORT });
