import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Commands of W3C WebDriver that the journeys use: the address over HTTP, and the name in Firefox's own protocol. */
const commands = {
  navigate: ['url', 'Navigate'],
  script: ['execute/sync', 'ExecuteScript'],
  type: ['element/{id}/value', 'ElementSendKeys'],
  actions: ['actions', 'PerformActions'],
  resize: ['window/rect', 'SetWindowRect'],
} as const;
export type Command = keyof typeof commands;

/** Sends a command to a browser and returns the `value` of its answer. An element is named by `id`. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Starts a session of a WebDriver server, as WebKitGTK has one. */
export async function httpSession(port: number, capabilities: object): Promise<Send> {
  const call = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: { sessionId: string; error: string; message: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId } = await call('/session', { capabilities: { alwaysMatch: capabilities } });
  return (command, { id, ...rest } = {}) => call(`/session/${sessionId}/${commands[command][0].replace('{id}', `${id}`)}`, rest);
}

/**
 * Starts a session of Firefox over Marionette, its own form of WebDriver: the same commands as JSON over TCP. Debian has no geckodriver, which
 * translates between the two. Each message is its length, a colon, and `[0, number, name, parameters]`.
 */
export async function marionetteSession(portFile: string): Promise<Send> {
  while (!existsSync(portFile)) await pause(100);
  const socket = connect(Number(readFileSync(portFile, 'utf8')), '127.0.0.1');
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // the first message is a greeting
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  let count = 0;
  const call = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      const number = ++count;
      const lost = () => reject(new Error('Firefox closed the connection'));
      socket.once('close', lost);
      waiting.set(number, (error, result) => {
        socket.off('close', lost);
        waiting.delete(number);
        if (error) reject(new Error(`${name}: ${error.message}`));
        else resolve(result);
      });
      const text = JSON.stringify([0, number, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  await call('NewSession', {});
  return async (command, parameters = {}) => {
    const result = await call(commands[command][1], parameters);
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : result;
  };
}
