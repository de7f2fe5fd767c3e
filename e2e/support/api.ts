import { type APIRequest, type APIRequestContext, expect } from '@playwright/test';
import { accountOf, type DemoPerson } from './people.ts';
import { address } from './ports.ts';

/** Signs in by the documented call and returns the session token. */
export async function tokenOf(request: APIRequestContext, person: DemoPerson): Promise<string> {
  const { email, password } = accountOf(person);
  const answer = await request.post('/auth/signin/local', { data: { email, password } });
  await expect(answer, `${person} signs in`).toBeOK();
  return answer.text();
}

/** A request context with a session token. */
export function callsWith(request: APIRequest, token: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL: address, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}
