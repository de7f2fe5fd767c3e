import type { FastifyInstance } from 'fastify';
import { wrongField } from '../kit/http/errors.ts';

/** Whether the address has a domain that may sign in. */
export const isUniversityEmail = (app: FastifyInstance, email: string): boolean =>
  app.config.emailDomains.includes(email.slice(email.lastIndexOf('@') + 1));

/** @throws ApiError naming `email` when its domain may not sign in */
export function assertUniversityEmail(app: FastifyInstance, email: string): void {
  if (!isUniversityEmail(app, email)) throw wrongField('email', 'email_domain');
}
