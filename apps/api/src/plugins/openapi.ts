import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves the API document, generated from the contracts: a page at `/api-docs`, JSON at `/api-docs/json`. Off in production by default. */
export const openapiPlugin = fp(async function openapi(app) {
  if (!app.config.apiDocs) return;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Faculty back-office API',
        version: '1',
        description: 'ระบบหลังบ้านคณะศิลปศาสตร์ — documented paths, fields and answers are a public contract.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    uiConfig: { deepLinking: true, docExpansion: 'none' },
    staticCSP: contentSecurityPolicy,
  });
});

/** The usual policy, with inline styles for Swagger UI. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
};
