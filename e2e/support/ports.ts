/** Where a run listens; other ports let two runs stand beside each other. */
export const ports = {
  web: process.env.E2E_PORT ?? '3100',
  identityProvider: process.env.E2E_IDP_PORT ?? '3110',
  databaseDoor: process.env.E2E_DATABASE_PORT ?? '3111',
};

/** The whole product, app and API. */
export const address = `http://localhost:${ports.web}`;
