import { readEnv } from '@dealership/service-kit';
import { gatewayEnvRule, gatewayEnvShape } from './env.js';
import { createGateway } from './gateway.js';

const env = readEnv(gatewayEnvShape, gatewayEnvRule);
const gateway = await createGateway(env);
await gateway.listen({ host: env.HOST, port: env.PORT });
