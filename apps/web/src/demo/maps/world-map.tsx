import { ActionIcon } from '@mantine/core';
import { IconMaximize, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { type MapView, panned, viewByKey, wholeMap, zoomed } from './map-view.ts';
import classes from './maps.module.css';
import { mapSize } from './world.ts';

const phrases = {
  keys: { th: 'ลูกศรเลื่อนแผนที่ + และ − ย่อขยาย 0 ดูทั้งโลก', en: 'arrow keys move, + and − zoom, 0 shows the whole world' },
  larger: { th: 'ขยาย', en: 'Zoom in' },
  smaller: { th: 'ย่อ', en: 'Zoom out' },
  whole: { th: 'ดูทั้งโลก', en: 'Whole world' },
};

interface WorldMapProps {
  label: string;
  view: MapView;
  onView(view: MapView): void;
  /** What is drawn: countries, and what stands on them. */
  children: ReactNode;
}

/** A frame on the world: moved by dragging and the arrow keys, larger and smaller by buttons, keys and the wheel with Ctrl. */
export function WorldMap({ label, view, onView, children }: WorldMapProps) {
  const t = usePhrases(phrases);
  const frame = useRef<HTMLElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useZoomByWheel(frame, view, onView);

  function onKeyDown(event: KeyboardEvent): void {
    const next = event.ctrlKey || event.altKey || event.metaKey ? null : viewByKey(view, event.key);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    onView(next);
  }
  function onPointerDown({ clientX: x, clientY: y }: PointerEvent): void {
    if (view.scale > 1) held.current = { x, y };
  }
  function onPointerMove({ clientX, clientY, buttons, currentTarget, pointerId }: PointerEvent<SVGSVGElement>): void {
    const from = held.current;
    if (from === null || buttons === 0) return;
    // caught only now: a click on a country is no dragging
    if (Math.hypot(clientX - from.x, clientY - from.y) > 3) currentTarget.setPointerCapture(pointerId);
    const { width, height } = currentTarget.getBoundingClientRect();
    onView(panned(view, (from.x - clientX) / width, (from.y - clientY) / height));
    held.current = { x: clientX, y: clientY };
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a map is moved by keys, and HTML has no element for it
    <section ref={frame} className={classes.frame} aria-label={`${label}: ${t.keys}`} tabIndex={0} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would follow the pointer; the frame is named */}
      <svg
        viewBox={`${view.x} ${view.y} ${mapSize.width / view.scale} ${mapSize.height / view.scale}`}
        data-moves={view.scale > 1 || undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          held.current = null;
        }}
      >
        {children}
      </svg>
      <div className={classes.zoom}>
        <ActionIcon variant="default" size="lg" aria-label={t.larger} onClick={() => onView(zoomed(view, 1.6))}>
          <IconPlus aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t.smaller}
          disabled={view.scale === 1}
          onClick={() => onView(zoomed(view, 1 / 1.6))}
        >
          <span aria-hidden>−</span>
        </ActionIcon>
        <ActionIcon variant="default" size="lg" aria-label={t.whole} disabled={view.scale === 1} onClick={() => onView(wholeMap)}>
          <IconMaximize aria-hidden />
        </ActionIcon>
      </div>
    </section>
  );
}

/** The wheel alone scrolls the page, as everywhere. React listens to it too late to keep the browser from zooming all of it. */
function useZoomByWheel(frame: React.RefObject<HTMLElement | null>, view: MapView, onView: (view: MapView) => void): void {
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || !element) return;
      event.preventDefault();
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
      onView(zoomed(view, event.deltaY < 0 ? 1.25 : 0.8, at));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame, view, onView]);
}
