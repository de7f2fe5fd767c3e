import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScreenLoadError } from '../notifications/error-screen.tsx';
import { useIdlePreload } from '../overlays/lazy-component.tsx';
import { renderInApp } from '../testing/render-in-app.tsx';
import { lazyForm } from './lazy-form.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Form = ({ id }: { id: number }) => <h1>{`แบบฟอร์ม ${id}`}</h1>;
const code = () => vi.fn(async () => Form);

function List() {
  useIdlePreload('/list');
  return <h1>รายการ</h1>;
}

test('an opened form shows loading, then itself with its props', async () => {
  const FormScreen = lazyForm(code());
  renderInApp(<FormScreen id={7} />);
  expect(screen.getByRole('status').textContent).toBe('กำลังโหลด…');
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'แบบฟอร์ม 7' })).toBeDefined();
});

test('code whose prefetch failed is fetched again on opening', async () => {
  const load = code().mockRejectedValueOnce(new TypeError('offline'));
  const FormScreen = lazyForm(load);
  const { unmount } = render(<List />);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  unmount();
  renderInApp(<FormScreen id={8} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: 'แบบฟอร์ม 8' })).toBeDefined();
});

test('code that cannot be loaded shows an error screen', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const caught = vi.fn();
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override componentDidCatch(error: unknown) {
      caught(error);
    }
    override render() {
      return this.state.failed ? null : this.props.children;
    }
  }
  const FormScreen = lazyForm(code().mockRejectedValue(new TypeError('gone')));
  renderInApp(
    <Boundary>
      <FormScreen id={9} />
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(caught.mock.calls[0]?.[0]).toBeInstanceOf(ScreenLoadError);
});
