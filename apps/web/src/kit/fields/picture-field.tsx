import { FileBox, type FileFieldProps } from './file-field.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { smallPicture } from './small-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

/** One picture: as a file, with what it looks like. `stored` is the public address of the server's picture. */
export function PictureField(props: FileFieldProps) {
  const { label, value, stored = null } = props;
  const chosen = useObjectUrl(value);
  return (
    <FileBox {...props}>
      <PicturePreview address={chosen ?? (stored === null ? null : smallPicture(stored))} label={label} />
    </FileBox>
  );
}
