import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from 'react';

/** By then the first screen stands. */
const quietMilliseconds = 1500;
const againMilliseconds = 3000;

/** Code that no first drawing waits for. */
export interface LateCode {
  isHere(): boolean;
  fetch(): Promise<void>;
  /** Fetches it for somebody who comes near; whoever wants it then asks again if it could not be had. */
  fetchAhead(): void;
  /** Somebody waits for it, and it could not be had. */
  onMissing(): void;
}

/** A component whose code comes late. To draw it is to want it; it draws nothing until its code is here. */
export type Late<Props> = LateCode & ((props: Props) => ReactNode);

const all: LateCode[] = [];

/**
 * Told once at the top of a module, of a piece that is not seen at first. Who draws it again finds it there at once.
 * @param onMissing says that it could not be had, where somebody would wonder
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onMissing: () => void = () => undefined,
): Late<Props> {
  let Piece: ComponentType<Props> | null = null;
  const fetch = async () => {
    Piece ??= await load();
  };
  const code: LateCode = { isHere: () => Piece !== null, fetch, fetchAhead: () => void fetch().catch(() => undefined), onMissing };
  all.push(code);
  const LatePiece = (props: Props) => useLate(code, true) && Piece && createElement(Piece, props);
  return Object.assign(LatePiece, code);
}

/** All there is, for tests of what people do once a page is quiet. */
export const fetchAllLate = () => Promise.all(all.map(({ fetch }) => fetch()));

/**
 * Whether the code of a wanted piece is here. It comes at once; when it is wanted soon, once the page is quiet.
 * While somebody waits for it, what cannot be had is asked for again.
 */
export function useLate(code: LateCode, wanted: boolean | 'soon'): boolean {
  const [, setCame] = useState(false);
  const isHere = code.isHere();
  useEffect(() => {
    if (isHere || wanted === false) return;
    let isOver = false;
    let waiting: ReturnType<typeof setTimeout>;
    const fetchPiece = (isFirst: boolean) =>
      void code.fetch().then(
        // what nobody waits for is drawn in turns, as it may be much
        () => !isOver && (wanted === 'soon' ? startTransition(() => setCame(true)) : setCame(true)),
        () => {
          if (isOver || wanted === 'soon') return;
          if (isFirst) code.onMissing();
          waiting = setTimeout(fetchPiece, againMilliseconds, false);
        },
      );
    if (wanted === 'soon') waiting = setTimeout(fetchPiece, quietMilliseconds, true);
    else fetchPiece(true);
    return () => {
      isOver = true;
      clearTimeout(waiting);
    };
  }, [code, isHere, wanted]);
  return isHere && wanted !== false;
}
