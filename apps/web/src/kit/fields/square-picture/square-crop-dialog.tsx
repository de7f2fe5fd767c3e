import { Button, Group, Modal, Slider, Stack, Text } from '@mantine/core';
import { type KeyboardEvent, useId, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { showError } from '../../notifications/messages.ts';
import { useReturnFocus } from '../../notifications/use-return-focus.ts';
import { canvasFile } from '../files/canvas-file.ts';
import { useObjectUrl } from '../files/use-object-url.ts';
import classes from './square-picture.module.css';

const quality = 0.9;
/** The cut-out is never larger: enough for every place a face is shown in. */
const largestSide = 1024;
/** A smaller cut-out would be a blur. */
const smallestSide = 160;
const zoomStep = 0.1;

const phrases = {
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

interface SquareCropDialogProps {
  file: File;
  /** The cut-out, at most 1024 pixels wide. */
  onDone(square: File): void;
  onCancel(): void;
}

/** Lets the person choose a square of a picture, by dragging or by keyboard, and cuts it out here in the browser. */
export function SquareCropDialog({ file, onDone, onCancel }: SquareCropDialogProps) {
  useReturnFocus();
  const t = usePhrases(phrases);
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const [isCutting, setCutting] = useState(false);
  const howId = useId();
  const zoomTo = (next: number) => setZoom(Math.max(1, Math.min(maxZoom, next)));

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === '+' || key === '=') zoomTo(zoom + zoomStep);
    if (key === '-') zoomTo(zoom - zoomStep);
  }

  function refuse(): void {
    showError(t.unreadable);
    onCancel();
  }

  async function use(): Promise<void> {
    if (address === null || area === null) return;
    setCutting(true);
    await cutSquare(address, area, file.name).then(onDone, refuse);
  }

  return (
    <Modal opened onClose={onCancel} title={<Text fw={600}>{t.title}</Text>} withCloseButton={false}>
      <Stack>
        <Text id={howId} size="sm" c="dimmed">
          {t.how}
        </Text>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the cropper inside takes the focus and moves the picture; this adds + and - */}
        <div className={classes.window} onKeyDown={onKeyDown}>
          {address !== null && (
            <Cropper
              image={address}
              aspect={1}
              objectFit="cover"
              showGrid={false}
              // what shows where faces are round
              cropShape="round"
              crop={crop}
              onCropChange={setCrop}
              zoom={zoom}
              maxZoom={maxZoom}
              onZoomChange={setZoom}
              onMediaLoaded={({ naturalWidth, naturalHeight }) =>
                setMaxZoom(Math.max(1, Math.min(5, Math.min(naturalWidth, naturalHeight) / smallestSide)))
              }
              onCropAreaChange={(_percentages, pixels) => setArea(pixels)}
              mediaProps={{ alt: '', onError: refuse }}
              cropperProps={{
                role: 'application',
                'aria-label': t.window,
                'aria-describedby': howId,
              }}
              keyboardStep={10}
              disableAutomaticStylesInjection
            />
          )}
        </div>
        <Slider
          thumbLabel={t.zoom}
          min={1}
          max={maxZoom}
          step={zoomStep}
          label={(value) => `${Math.round(value * 100)}%`}
          disabled={maxZoom === 1}
          value={zoom}
          onChange={zoomTo}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Button loading={isCutting} disabled={area === null} onClick={use}>
            {t.use}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/**
 * The square of a picture as a file of its own, at most 1024 pixels wide and never upscaled.
 * @throws when the browser cannot read or write the picture
 */
async function cutSquare(address: string, { x, y, width }: Area, name: string): Promise<File> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const side = Math.max(1, Math.min(largestSide, width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, width, 0, 0, side, side);
  return canvasFile(canvas, name, quality);
}
