import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import { boundFile } from '../form/fields/bound-field.tsx';
import { showError } from '../notifications/messages.ts';
import { useReturnFocus } from '../notifications/use-return-focus.ts';
import type { FileInputProps } from './field-props.ts';
import { canvasFile } from './files/canvas-file.ts';
import { PictureInput } from './picture-field.tsx';
import {
  type Crop,
  maxZoom,
  moveBy,
  outputSide,
  pictureBehind,
  type Size,
  widestCrop,
  zoomOf,
  zoomTo,
} from './square-picture/square-crop.ts';
import classes from './square-picture/square-picture.module.css';
import { useObjectUrl } from './use-object-url.ts';

const quality = 0.9;

const cropPhrases = {
  title: { th: 'จัดภาพให้อยู่ในกรอบสี่เหลี่ยมจัตุรัส', en: 'Fit the picture into the square' },
  window: { th: 'ส่วนของภาพที่จะใช้', en: 'The part of the picture to use' },
  how: {
    th: 'ลากภาพ หรือกดปุ่มลูกศรเพื่อเลื่อนภาพ กดปุ่ม + และ - เพื่อย่อขยาย',
    en: 'Drag the picture, or move it with the arrow keys; + and - zoom.',
  },
  zoom: { th: 'ขยายภาพ', en: 'Zoom' },
  use: { th: 'ใช้ภาพนี้', en: 'Use this picture' },
  cancel: { th: 'ไม่ใช้ภาพนี้', en: 'Do not use it' },
  unreadable: {
    th: 'เปิดภาพนี้ไม่ได้ ไฟล์อาจเสียหาย โปรดเลือกภาพอื่น',
    en: 'This picture cannot be opened; the file may be damaged. Please choose another one.',
  },
};

/** How far one press of an arrow key moves, in parts of what is seen. */
const step = 0.03;
const zoomStep = 0.1;

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

interface SquareCropDialogProps {
  file: File;
  /** The cut-out, at most 1024 pixels wide. */
  onDone(square: File): void;
  onCancel(): void;
}

/** Lets the person choose a square of a picture, by dragging or by keyboard, and cuts it out here in the browser. */
function SquareCropDialog({ file, onDone, onCancel }: SquareCropDialogProps) {
  useReturnFocus();
  const t = usePhrases(cropPhrases);
  const address = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isCutting, setCutting] = useState(false);
  const howId = useId();
  const zoom = crop && size ? zoomOf(crop, size) : 1;

  function change(next: (crop: Crop, size: Size) => Crop): void {
    if (size) setCrop((current) => current && next(current, size));
  }

  function begin({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): void {
    setSize({ width, height });
    setCrop(widestCrop({ width, height }));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = arrows[event.key];
    const zoomBy = event.key === '+' || event.key === '=' ? zoomStep : event.key === '-' ? -zoomStep : 0;
    if (!arrow && zoomBy === 0) return;
    event.preventDefault();
    if (arrow) change((current, of) => moveBy(current, of, ...arrow));
    else change((current, of) => zoomTo(current, of, zoomOf(current, of) + zoomBy));
  }

  /** The picture follows the pointer: the square moves the other way. */
  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    const { currentTarget: window, movementX, movementY } = event;
    if (!window.hasPointerCapture(event.pointerId)) return;
    change((current, of) => moveBy(current, of, -movementX / window.clientWidth, -movementY / window.clientWidth));
  }

  function refuse(): void {
    showError(t.unreadable);
    onCancel();
  }

  async function use(): Promise<void> {
    if (!picture.current || !crop) return;
    setCutting(true);
    await cutSquare(picture.current, crop, file.name).then(onDone, refuse);
  }

  return (
    <Modal opened onClose={onCancel} title={<Text fw={700}>{t.title}</Text>} withCloseButton={false}>
      <Stack>
        <Text id={howId} size="sm" c="dimmed">
          {t.how}
        </Text>
        <div
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
          tabIndex={0}
          data-autofocus
          aria-label={t.window}
          aria-describedby={howId}
          className={classes.window}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onWheel={({ deltaY }) => change((current, of) => zoomTo(current, of, zoomOf(current, of) - Math.sign(deltaY) * zoomStep))}
        >
          {address !== null && (
            <img
              ref={picture}
              src={address}
              alt=""
              draggable={false}
              className={classes.picture}
              style={crop && size ? pictureBehind(crop, size) : { visibility: 'hidden' }}
              onLoad={(event) => begin(event.currentTarget)}
              onError={refuse}
            />
          )}
        </div>
        <Slider
          thumbLabel={t.zoom}
          min={1}
          max={size ? maxZoom(size) : 1}
          step={zoomStep}
          label={(value) => `${Math.round(value * 100)}%`}
          disabled={size === null || maxZoom(size) === 1}
          value={zoom}
          onChange={(value) => change((current, of) => zoomTo(current, of, value))}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button loading={isCutting} disabled={crop === null} onClick={use}>
            {t.use}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/**
 * The square of a picture as a file of its own: WebP, or JPEG where the browser cannot write that.
 * @throws when the browser cannot read or write the picture
 */
async function cutSquare(picture: HTMLImageElement, crop: Crop, name: string): Promise<File> {
  const side = outputSide(crop);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x, crop.y, crop.side, crop.side, 0, 0, side, side);
  return canvasFile(canvas, name, quality);
}

const phrases = {
  square: { th: 'ภาพจะถูกตัดเป็นสี่เหลี่ยมจัตุรัสหลังจากเลือก', en: 'You cut it to a square after choosing it.' },
};

/** A square picture, such as a portrait: cropped in the browser after choosing. Used like `PictureInput`. */
export function SquarePictureInput(props: FileInputProps) {
  const { id, value, onChange, description } = props;
  const t = usePhrases(phrases);
  const [uncut, setUncut] = useState<File | null>(null);

  function take(file: File | null): void {
    if (file) setUncut(file);
    else onChange(null);
  }

  // the button that opened the dialog may be unmounted: the focus moves to its replacement
  const isCut = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the new choice is shown
  useEffect(() => {
    if (isCut.current && id !== undefined) document.getElementById(id)?.focus();
    isCut.current = false;
  }, [id, value]);

  function finish(square: File): void {
    isCut.current = true;
    setUncut(null);
    onChange(square);
  }

  return (
    <>
      <PictureInput {...props} onChange={take} description={description ?? t.square} />
      {uncut && <SquareCropDialog file={uncut} onDone={finish} onCancel={() => setUncut(null)} />}
    </>
  );
}

/** A square picture of a form. */
export const SquarePictureField = boundFile(SquarePictureInput);
