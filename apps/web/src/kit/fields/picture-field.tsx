import { Image } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../i18n/phrases.tsx';
import classes from './file-field.module.css';
import { FileBox, type FileFieldProps } from './file-field.tsx';
import { smallPicture } from './small-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

const phrases = {
  preview: (label: string) => ({ th: `ตัวอย่าง${label}`, en: `Preview: ${label}` }),
};

/** One picture: as a file, with what it looks like. `stored` is the public address of the server's picture. */
export function PictureField(props: FileFieldProps) {
  const { label, value, stored = null } = props;
  const t = usePhrases(phrases);
  const chosen = useObjectUrl(value);
  const address = chosen ?? (stored === null ? null : smallPicture(stored));
  return (
    <FileBox {...props}>
      <div className={classes.preview}>{address !== null && <Shown key={address} address={address} alt={t.preview(label)} />}</div>
    </FileBox>
  );
}

function Shown({ address, alt }: { address: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <IconPhotoOff size={36} stroke={1.25} role="img" aria-label={alt} />;
  return <Image src={address} alt={alt} onError={() => setBroken(true)} />;
}
