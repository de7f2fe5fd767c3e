import { useEffect, useRef, useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import type { FileFieldProps } from './file-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SquareCropDialog } from './square-picture/square-crop-dialog.tsx';

const phrases = {
  square: { th: 'ภาพจะถูกตัดเป็นสี่เหลี่ยมจัตุรัสหลังจากเลือก', en: 'You cut it to a square after choosing it.' },
};

/** A square picture, such as a face: what is chosen is cut to a square in the browser first. Used like `PictureField`. */
export function SquarePictureField(props: FileFieldProps) {
  const { id, value, onChange, description } = props;
  const t = usePhrases(phrases);
  const [uncut, setUncut] = useState<File | null>(null);

  function take(file: File | null): void {
    if (file) setUncut(file);
    else onChange(null);
  }

  // the button that opened the dialog may be gone with the choice: the focus goes to the one in its place
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
      <PictureField {...props} onChange={take} description={description ?? t.square} />
      {uncut && <SquareCropDialog file={uncut} onDone={finish} onCancel={() => setUncut(null)} />}
    </>
  );
}
