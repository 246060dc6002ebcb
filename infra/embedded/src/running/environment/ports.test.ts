import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { checkPorts, readPorts } from './ports.ts';

const site = { variable: 'PORT', default: 8080, what: 'the site' };
const shell = { variable: 'SHELL_PORT', default: 4000, what: 'the shell' };

describe('readPorts', () => {
  it('uses the default port if the variable is empty', () => {
    expect(readPorts([site, shell], { PORT: '9090', SHELL_PORT: '' })).toEqual({ PORT: 9090, SHELL_PORT: 4000 });
  });

  it('names a variable that is not a port', () => {
    expect(() => readPorts([site], { PORT: 'abc' })).toThrow("PORT must be a port between 1 and 65535, not 'abc'.");
    expect(() => readPorts([site], { PORT: '70000' })).toThrow('PORT must be a port');
  });

  it('rejects two parts on one port', () => {
    expect(() => readPorts([site, shell], { SHELL_PORT: '8080' })).toThrow('PORT and SHELL_PORT are both 8080');
  });
});

describe('checkPorts', () => {
  it('names an occupied port and the variable that changes it', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(checkPorts([site], { PORT: port })).rejects.toThrow(
      `Port ${port} (the site) is taken. Stop what uses it or set PORT to another, e.g. PORT=${port + 1} npm start.`,
    );
    server.close();
    await once(server, 'close');
    await expect(checkPorts([site], { PORT: port })).resolves.toBeUndefined();
  });
});
