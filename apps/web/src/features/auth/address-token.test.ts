import { afterEach, describe, expect, it } from 'vitest';
import { addressToken, forgetAddressToken, takeTokenFromAddress } from './address-token.ts';

function openAt(address: string): void {
  history.replaceState(null, '', address);
  takeTokenFromAddress();
}

describe('the token in an address', () => {
  afterEach(() => forgetAddressToken());

  it.each(['/login', '/password-reset', '/verify-email'])('is removed from the address of %s at once and stored in memory', (path) => {
    openAt(`${path}?token=secret&x=1`);
    expect(location.pathname + location.search).toBe(`${path}?x=1`);
    expect(addressToken()).toBe('secret');
  });

  it('adds no history entry, so that back does not restore it', () => {
    const before = history.length;
    openAt('/login?token=secret');
    expect(history.length).toBe(before);
  });

  it('other pages keep their query', () => {
    openAt('/web/content_new?token=word');
    expect(location.search).toBe('?token=word');
    expect(addressToken()).toBeNull();
  });

  it('is forgotten once used', () => {
    openAt('/login?token=secret');
    forgetAddressToken();
    expect(addressToken()).toBeNull();
  });
});
