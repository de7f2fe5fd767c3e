import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftsOf } from '../../kit/session/session.tsx';
import { readToken, signInAgain, storeToken } from '../../kit/session/session-token.ts';
import { useSessionEnd } from './use-session-end.ts';

const people: Record<string, { id: number; email: string }> = {
  'mine again': { id: 7, email: 'me@faculty.example' },
  'of another': { id: 8, email: 'other@faculty.example' },
};

function sessionEnd() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  );
  return renderHook(() => useSessionEnd(7), { wrapper }).result;
}

/** A call waits: what became of it. */
function waitingCall() {
  const outcome: { token?: string; failed?: boolean } = {};
  const settled = signInAgain().then(
    (token) => Object.assign(outcome, { token }),
    () => Object.assign(outcome, { failed: true }),
  );
  return { outcome, settled };
}

describe('signing in again in place', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', async (_path: string, { headers }: { headers: { authorization: string } }) =>
      Response.json(people[headers.authorization.replace('Bearer ', '')]),
    );
    storeToken('old');
  });

  afterEach(() => vi.unstubAllGlobals());

  it('lets the waiting call go on with the new token', async () => {
    const end = sessionEnd();
    const { outcome, settled } = waitingCall();
    await act(async () => end.current.accept('mine again'));
    await settled;
    expect(outcome).toEqual({ token: 'mine again' });
    expect(readToken()).toBe('mine again');
    expect(end.current.isAsking).toBe(false);
  });

  it('goes on too when the person signed in through another window', async () => {
    const end = sessionEnd();
    const { outcome, settled } = waitingCall();
    await act(async () => {
      storeToken('mine again');
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: 'mine again' }));
    });
    await settled;
    expect(outcome).toEqual({ token: 'mine again' });
    expect(end.current.isAsking).toBe(false);
  });

  it('never saves one person’s work as another: it says who that is, and the call waits on', async () => {
    const end = sessionEnd();
    const { outcome } = waitingCall();
    localStorage.setItem(`${draftsOf('me')}news:new`, '{}');
    await act(async () => end.current.accept('of another'));
    expect(end.current.stranger).toMatchObject({ email: 'other@faculty.example' });
    expect(outcome).toEqual({});
    expect(readToken()).toBe('old');
    expect(localStorage.getItem(`${draftsOf('me')}news:new`)).not.toBeNull();
    act(() => end.current.cancel());
  });

  it('fails the waiting call when the person gives up', async () => {
    const end = sessionEnd();
    const { outcome, settled } = waitingCall();
    await act(async () => end.current.cancel());
    await settled;
    expect(outcome).toEqual({ failed: true });
  });
});
