import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call, HttpError } from '../../kit/api/http.ts';
import { draftsOf } from '../../kit/session/session.tsx';
import { readToken, storeToken } from '../../kit/session/session-token.ts';
import { takeTokenFromAddress } from './address-token.ts';
import { openSignInPopup } from './sign-in-popup.ts';
import { useHandOver } from './use-hand-over.ts';

const live = (mark: string) => `${mark}.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.x`;
const [mine, mineAnew, theirs] = [live('mine'), live('mineAnew'), live('theirs')];
const me = { id: 7, email: 'me@faculty.example' };
let people: Record<string, object | number>;
let ended: string[];

/** Opens /login with a token in the address; the server gives `given` for it. */
function openWith(given: string) {
  history.replaceState(null, '', '/login?token=from-the-link');
  takeTokenFromAddress();
  vi.mocked(call).mockResolvedValue(given);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  return renderHook(() => useHandOver(), { wrapper }).result;
}

describe('/login with a token', () => {
  beforeEach(() => {
    localStorage.clear();
    ended = [];
    people = { [mine]: me, [mineAnew]: me, [theirs]: { id: 8, email: 'attacker@faculty.example' } };
    vi.stubGlobal('fetch', async (address: string, { headers }: { headers: { authorization: string } }) => {
      const token = headers.authorization.replace('Bearer ', '');
      if (address === '/auth/signout') ended.push(token);
      const person = people[token] ?? 401;
      return typeof person === 'number' ? new Response(null, { status: person }) : Response.json(person);
    });
  });

  it('signs in who is not signed in, or whose session has ended on the server', async () => {
    const first = openWith(theirs);
    await waitFor(() => expect(first.current.state).toBe('done'));
    expect(readToken()).toBe(theirs);
    people[mine] = 401;
    storeToken(mine);
    const second = openWith(theirs);
    await waitFor(() => expect(second.current.state).toBe('done'));
    expect(readToken()).toBe(theirs);
  });

  it('renews the session of the same person without asking', async () => {
    storeToken(mine);
    const handOver = openWith(mineAnew);
    await waitFor(() => expect(handOver.current.state).toBe('done'));
    expect(readToken()).toBe(mineAnew);
  });

  it('never replaces a live session of somebody else without asking, and touches no draft', async () => {
    storeToken(mine);
    localStorage.setItem(`${draftsOf('me')}news:new`, 'typed');
    const handOver = openWith(theirs);
    await waitFor(() => expect(handOver.current.state).toBe('asking'));
    expect(handOver.current).toMatchObject({ other: { mine: me, theirs: { email: 'attacker@faculty.example' } } });
    expect(readToken()).toBe(mine);
    act(() => handOver.current.state === 'asking' && handOver.current.other.stay());
    expect(handOver.current.state).toBe('done');
    expect(readToken()).toBe(mine);
    expect(ended).toEqual([theirs]); // the session the link has started
    expect(localStorage.getItem(`${draftsOf('me')}news:new`)).toBe('typed');
  });

  it('changes when that is wished; the drafts of the first wait for them', async () => {
    storeToken(mine);
    localStorage.setItem(`${draftsOf('me')}news:new`, 'typed');
    const handOver = openWith(theirs);
    await waitFor(() => expect(handOver.current.state).toBe('asking'));
    act(() => handOver.current.state === 'asking' && handOver.current.other.change());
    expect(readToken()).toBe(theirs);
    expect(ended).toEqual([]);
    expect(localStorage.getItem(`${draftsOf('me')}news:new`)).toBe('typed');
  });

  it('keeps the session when it cannot be learned whose it is', async () => {
    people[mine] = 503;
    storeToken(mine);
    const handOver = openWith(theirs);
    await waitFor(() => expect(handOver.current).toMatchObject({ state: 'failed', error: expect.any(HttpError) }));
    expect(readToken()).toBe(mine);
  });

  it('leaves the question to the first window when it is the second one of signing in again', async () => {
    storeToken(mine);
    vi.stubGlobal('open', () => ({}));
    openSignInPopup();
    const handOver = openWith(theirs);
    await waitFor(() => expect(handOver.current.state).toBe('done'));
  });
});
