import { Image } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { usePhrases } from '../../../i18n/phrases.tsx';
import classes from './file-field.module.css';

const phrases = {
  preview: (label: string) => ({ th: `ตัวอย่าง${label}`, en: `Preview: ${label}` }),
};

/** What a picture looks like; a sign in its place when it cannot be shown. */
export function PicturePreview({ address, label }: { address: string | null; label: string }) {
  const t = usePhrases(phrases);
  return <div className={classes.preview}>{address !== null && <Shown key={address} address={address} alt={t.preview(label)} />}</div>;
}

function Shown({ address, alt }: { address: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <IconPhotoOff size={36} role="img" aria-label={alt} />;
  return <Image src={address} alt={alt} onError={() => setBroken(true)} />;
}
