import { isPortFree } from '@dealership/embedded-postgres';
import type { PortDeclaration } from '@dealership/topology';
import { UserError } from '../../user-error.ts';

const MAX_PORT = 65_535;

function readPort({ variable, default: fallback }: PortDeclaration, env: NodeJS.ProcessEnv): number {
  const port = Number(env[variable] || fallback);
  if (Number.isInteger(port) && port > 0 && port <= MAX_PORT) return port;
  throw new UserError(`${variable} must be a port between 1 and ${MAX_PORT}, not '${env[variable]}'.`);
}

/** Port number by variable. Refuses two parts on one port. */
export function readPorts(declarations: PortDeclaration[], env: NodeJS.ProcessEnv): Record<string, number> {
  const ports: Record<string, number> = {};
  for (const declaration of declarations) {
    const port = readPort(declaration, env);
    const other = Object.keys(ports).find((variable) => ports[variable] === port);
    if (other) throw new UserError(`${other} and ${declaration.variable} are both ${port}; set one of them to another port.`);
    ports[declaration.variable] = port;
  }
  return ports;
}

async function isFree(port: number): Promise<boolean> {
  try {
    return await isPortFree(port);
  } catch (error) {
    throw new UserError(`Port ${port} cannot be used: ${(error as Error).message}`);
  }
}

/** Throws, naming every port in use and the variable that changes it. */
export async function checkPorts(declarations: PortDeclaration[], ports: Record<string, number>): Promise<void> {
  const taken: string[] = [];
  for (const { variable, what, default: fallback } of declarations) {
    const port = ports[variable] ?? fallback;
    if (await isFree(port)) continue;
    taken.push(
      `Port ${port} (${what}) is taken. Stop what uses it or set ${variable} to another, e.g. ${variable}=${port + 1} npm start.`,
    );
  }
  if (taken.length) throw new UserError(taken.join('\n'));
}
