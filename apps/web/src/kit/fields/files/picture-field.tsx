import { boundFile } from '../core/bound-field.tsx';
import type { FileInputProps } from '../core/field-props.ts';
import { FileBox } from './file-field.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { smallPicture } from './small-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

/** One picture: as a file, with what it looks like. `stored` is the public address of the server's picture. */
export function PictureInput(props: FileInputProps) {
  const { label, value, stored = null } = props;
  const chosen = useObjectUrl(value);
  return (
    <FileBox {...props}>
      <PicturePreview address={chosen ?? (stored === null ? null : smallPicture(stored))} label={label} />
    </FileBox>
  );
}

/** A picture of a form; `stored` is its public address. */
export const PictureField = boundFile(PictureInput);
