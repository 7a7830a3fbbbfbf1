/** @jest-environment node */
import { createServer } from 'node:net';
import { checkPort, listen, portFrom } from './listen';

it.each([
  [undefined, 4173],
  ['', 4173],
  ['0', 0],
  ['8080', 8080],
])('reads the port from %j', (value, port) => expect(portFrom(value, 4173)).toBe(port));

it.each(['x', '-1', '65536', '80.5', ' ', '1e3', '0x10'])('rejects the port %j', (value) => {
  expect(() => portFrom(value, 4173)).toThrow(value);
});

it('rejects when the port is in use', async () => {
  const first = createServer();
  const port = await listen(first, 0);
  await expect(listen(createServer(), port)).rejects.toThrow(`Port ${port} is already in use`);
  await expect(checkPort(port)).rejects.toThrow(`Port ${port} is already in use`);
  await new Promise((done) => first.close(done));
  await expect(checkPort(port)).resolves.toBeUndefined();
});

it.each([
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
  [undefined, 'npm run serve'],
])('names the command to use another port after %s', async (script, command) => {
  const before = process.env['npm_lifecycle_event'];
  if (script === undefined) delete process.env['npm_lifecycle_event'];
  else process.env['npm_lifecycle_event'] = script;
  const first = createServer();
  const port = await listen(first, 0);
  const message = `Choose another one: PORT=${port + 1} ${command}`;
  await expect(checkPort(port)).rejects.toThrow(message);
  first.close();
  process.env['npm_lifecycle_event'] = before;
});

it('listens on the loopback address only', async () => {
  const server = createServer();
  await listen(server, 0);
  const address = server.address();
  expect(address !== null && typeof address === 'object' && address.address).toMatch(
    /^(127\.0\.0\.1|::1)$/,
  );
  server.close();
});
