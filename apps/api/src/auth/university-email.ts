import type { FastifyInstance } from 'fastify';
import { wrongField } from '../kit/http/errors.ts';

/** Whether signing in takes this address: those of other domains it refuses for ever. */
export const isUniversityEmail = (app: FastifyInstance, email: string): boolean =>
  app.config.emailDomains.includes(email.slice(email.lastIndexOf('@') + 1));

/** @throws ApiError that names the field, for an account whose owner could never sign in */
export function assertUniversityEmail(app: FastifyInstance, email: string): void {
  if (!isUniversityEmail(app, email)) throw wrongField('email', 'email_domain');
}
