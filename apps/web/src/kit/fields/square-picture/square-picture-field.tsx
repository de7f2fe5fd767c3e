import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import { lazyPart } from '../../notifications/lazy-part.tsx';
import { boundFile } from '../core/bound-field.tsx';
import type { FileInputProps } from '../core/field-props.ts';
import { PictureInput } from '../files/file-field.tsx';

// lazy: seldom needed
const SquareCropDialog = lazyPart(() => import('./square-crop-dialog.tsx').then((m) => m.SquareCropDialog));

const phrases = {
  square: { th: 'ภาพจะถูกตัดเป็นสี่เหลี่ยมจัตุรัสหลังจากเลือก', en: 'You cut it to a square after choosing it.' },
};

/** A square picture, such as a portrait: cropped in the browser after choosing. Used like `PictureInput`. */
export function SquarePictureInput(props: FileInputProps) {
  const { id, value, onChange, description } = props;
  const t = usePhrases(phrases);
  const [uncut, setUncut] = useState<File | null>(null);

  function choose(file: File | null): void {
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
      <PictureInput {...props} onChange={choose} description={description ?? t.square} />
      {uncut && <SquareCropDialog file={uncut} onDone={finish} onCancel={() => setUncut(null)} />}
    </>
  );
}

/** A square picture of a form. */
export const SquarePictureField = boundFile(SquarePictureInput);
