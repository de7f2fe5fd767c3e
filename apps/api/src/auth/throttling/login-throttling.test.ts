import type { FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LoginAttempt, type LoginThrottle, loginThrottle } from './login-throttling.ts';

const reply = { header: vi.fn() } as unknown as FastifyReply;
const minute = 60_000;

describe('guessing at passwords', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const isLetThrough = (guard: LoginThrottle, guesser: LoginAttempt) => {
    try {
      guard.attempt(reply, guesser);
      return true;
    } catch {
      return false;
    }
  };
  const guess = (guard: LoginThrottle, times: number, address = '10.0.0.1', account = 'ana', device?: string) =>
    Array.from({ length: times }, () => isLetThrough(guard, { address, account, device })).filter(Boolean).length;

  it('is throttled after 6 guesses, also concurrent ones', () => {
    expect(guess(loginThrottle(10), 100)).toBe(6);
  });

  it('doubles the delay each time up to 15 minutes', () => {
    const guard = loginThrottle(10);
    guess(guard, 6, '10.0.0.1', 'ana', 'a known browser');
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(guess(guard, 1, '10.0.0.1', 'ana', 'a known browser'), `${seconds} s`).toBe(0);
      vi.advanceTimersByTime(1);
      expect(guess(guard, 1, '10.0.0.1', 'ana', 'a known browser'), `${seconds} s`).toBe(1);
    }
  });

  it('does not affect the owner at another address', () => {
    const guard = loginThrottle(10);
    guess(guard, 100);
    expect(guess(guard, 1, '10.0.0.2')).toBe(1);
  });

  it('does not include successful sign-ins of the owner on forty machines', () => {
    const guard = loginThrottle(100);
    for (let machine = 0; machine < 40; machine += 1) {
      const guesser = { address: `10.0.1.${machine}`, account: 'ana' };
      expect(isLetThrough(guard, guesser), `machine ${machine}`).toBe(true);
      guard.succeeded(guesser);
    }
    // and does not give a stranger more guesses
    const strangers = Array.from({ length: 60 }, (_, number) => guess(guard, 1, `10.0.2.${number}`));
    expect(strangers.filter((count) => count === 1)).toHaveLength(31);
  });

  it('is reset by a success', () => {
    const guard = loginThrottle(10);
    guess(guard, 5);
    guard.succeeded({ address: '10.0.0.1', account: 'ana' });
    expect(guess(guard, 5)).toBe(5);
  });

  it('from many addresses is limited to 31 guesses at one account, then one a minute', () => {
    const guard = loginThrottle(10);
    const botnet = () => Array.from({ length: 500 }, (_, n) => guess(guard, 1, `10.1.${n >> 8}.${n & 255}`)).reduce((sum, n) => sum + n);
    expect(botnet()).toBe(31);
    for (let wait = 1000; wait < minute; wait *= 2) {
      vi.advanceTimersByTime(wait);
      expect(botnet()).toBe(1);
    }
    for (let count = 0; count < 60; count += 1) {
      vi.advanceTimersByTime(minute);
      expect(botnet()).toBe(1);
    }
  });

  it('from many addresses does not affect a known browser of the account', () => {
    const guard = loginThrottle(10);
    for (let n = 0; n < 500; n += 1) guess(guard, 1, `10.1.${n >> 8}.${n & 255}`);
    expect(guess(guard, 1, '10.0.0.2')).toBe(0);
    expect(guess(guard, 1, '10.0.0.2', 'ana', 'a known browser')).toBe(1);
    // a known browser has a limit, too
    expect(guess(guard, 100, '10.0.0.2', 'ana', 'a known browser')).toBe(5);
  });

  it('at one account does not affect other people of a shared address', () => {
    const guard = loginThrottle(10);
    guess(guard, 100, '10.0.0.1', 'forgetful');
    for (let n = 0; n < 200; n += 1) {
      const person = { address: '10.0.0.1', account: `person${n}` };
      expect(isLetThrough(guard, person), person.account).toBe(true);
      guard.succeeded(person);
    }
  });

  it('at many accounts is limited to 10 accounts per address in 15 minutes', () => {
    const guard = loginThrottle(10);
    const spray = () => Array.from({ length: 300 }, (_, n) => guess(guard, 1, '10.0.0.1', `person${n}`)).reduce((sum, n) => sum + n);
    expect(spray()).toBe(10);
    expect(guess(guard, 1, '10.0.0.1', 'person299', 'a known browser')).toBe(1);
    vi.advanceTimersByTime(15 * minute);
    expect(guess(guard, 1, '10.0.0.1', 'person299')).toBe(1);
  });
});
