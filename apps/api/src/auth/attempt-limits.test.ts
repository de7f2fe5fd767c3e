import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guessGuard } from './attempt-limits.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest; // the guard reads nothing else
const reply = { header: vi.fn() } as unknown as FastifyReply;

describe('guessing at one account', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const isLetThrough = (guard: ReturnType<typeof guessGuard>, ip: string, account: string) => {
    try {
      guard.attempt(from(ip), reply, account);
      return true;
    } catch {
      return false;
    }
  };
  const guess = (guard: ReturnType<typeof guessGuard>, times: number, ip = '10.0.0.1', account = 'ana') =>
    Array.from({ length: times }, () => isLetThrough(guard, ip, account)).filter(Boolean).length;

  it('is slowed down after 6 guesses, even when all come at once', () => {
    expect(guess(guessGuard(), 100)).toBe(6);
  });

  it('waits twice as long each time, at most 15 minutes', () => {
    const guard = guessGuard();
    guess(guard, 6);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(guess(guard, 1), `${seconds} s`).toBe(0);
      vi.advanceTimersByTime(1);
      expect(guess(guard, 1), `${seconds} s`).toBe(1);
    }
  });

  it('does not lock the owner out, who comes from another address', () => {
    const guard = guessGuard();
    guess(guard, 100);
    expect(guess(guard, 1, '10.0.0.2')).toBe(1);
  });

  it('is forgotten after a success', () => {
    const guard = guessGuard();
    guess(guard, 5);
    guard.succeeded(from('10.0.0.1'), 'ana');
    expect(guess(guard, 5)).toBe(5);
  });
});
