import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { expect, test } from 'vitest';
import '../kit/http/fastify-types.ts';
import { rightsPlugin } from './rights.ts';

const noSession = fp(async (app) => void app.decorateRequest('person', null), { name: 'session' });

async function boot(config: object): Promise<void> {
  const app = Fastify();
  await app.register(noSession);
  await app.register(rightsPlugin);
  app.get('/made-up', { config }, async () => 'x');
  await app.ready();
}

test('the start fails for a route without a declaration', async () => {
  await expect(boot({})).rejects.toThrow('/made-up: declare exactly one of');
});

test('the start fails for a route with two declarations', async () => {
  await expect(boot({ public: true, signedIn: true })).rejects.toThrow('declare exactly one of');
});

test('the start succeeds for a route with one declaration', async () => {
  await expect(boot({ public: true })).resolves.toBeUndefined();
});
