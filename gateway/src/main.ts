import { serviceEnv } from './env.js';
import { createGateway } from './gateway.js';

const env = serviceEnv.read();
const gateway = await createGateway(env);
await gateway.listen({ host: env.HOST, port: env.PORT });
