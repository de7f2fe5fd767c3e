import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenLoaded, whenToDraw } from './first-drawing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A router whose screen comes when it is let in. */
function slowRouter() {
  let letIn: () => void = () => undefined;
  const here = new Promise<void>((come) => {
    letIn = come;
  });
  const lazy = async () => {
    await here;
    return { Component: () => 'หน้า' };
  };
  return { router: createMemoryRouter([{ path: '/', lazy }]), letIn: () => letIn() };
}

const never = new Promise<void>(() => undefined);
const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('a page is not drawn before its screen is here, however long that takes', async () => {
  const { router, letIn } = slowRouter();
  const draw = vi.fn();
  void whenToDraw(whenLoaded(router), Promise.resolve()).then(draw);
  await passes(60_000);
  expect(draw).not.toHaveBeenCalled();
  letIn();
  await passes(0);
  expect([draw.mock.calls.length, router.state.initialized]).toEqual([1, true]);
});

test('it does not wait long for its answers once the screen is here', async () => {
  const { router, letIn } = slowRouter();
  const draw = vi.fn();
  void whenToDraw(whenLoaded(router), never).then(draw);
  letIn();
  await passes(149);
  expect(draw).not.toHaveBeenCalled();
  await passes(1);
  expect(draw).toHaveBeenCalledTimes(1);
});
