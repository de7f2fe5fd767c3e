import { isWriting } from '@faculty/contracts/trial';
import type { FastifyContextConfig, FastifySchema, FastifySchemaCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../kit/http/errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** All registered routes, for tests. */
    routeList: {
      method: string;
      url: string;
      config: FastifyContextConfig;
      schema: FastifySchema;
      bodyLimit: number | undefined;
      validatorCompiler: FastifySchemaCompiler<never> | undefined;
    }[];
  }
}

/** Bytes that a signed-in person may send where a route does not say; strangers: the server's limit (app.ts). */
const knownBodyLimit = 1_000_000;
/** Routes of Swagger UI, which cannot declare a right. */
const documentation = /^\/api-docs(\/|$)/;

/** Checks at the start that every route declares who may call it, and enforces it before a body is read. */
export const rightsPlugin = fp(
  async (app) => {
    app.decorate('routeList', []);
    app.addHook('onRoute', (route) => {
      if (documentation.test(route.url)) route.config = { ...route.config, public: true };
      const { method, url, config = {} as FastifyContextConfig, schema = {}, validatorCompiler } = route;
      const declarations = [config.public, config.signedIn, config.right, config.anyRight].filter(Boolean).length;
      if (declarations !== 1)
        throw new Error(`${method} ${url}: declare exactly one of config.public, config.signedIn, config.right, config.anyRight`);
      if (!config.public) route.bodyLimit ??= knownBodyLimit;
      const { bodyLimit } = route;
      for (const one of [method].flat()) app.routeList.push({ method: one, url, config, schema, bodyLimit, validatorCompiler });
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { public: open, right, anyRight = right && [right] } = request.routeOptions.config;
      // an unknown path is answered with 404
      if (request.is404) return done();
      // by the route's pattern, because a URL has several spellings
      if (!app.config.webBackend && isWriting(request.method, request.routeOptions.url ?? '')) return done(new ApiError('trial'));
      if (open) return done();
      const { person } = request;
      if (!person) return done(new ApiError('unauthorized'));
      if (anyRight && !anyRight.some(({ page, action }) => person.right(page)[action])) {
        request.log.warn({ user_name: person.user_name, right: anyRight }, 'refused: no right');
        return done(new ApiError('forbidden'));
      }
      done();
    });
  },
  { name: 'rights', dependencies: ['session'] },
);
